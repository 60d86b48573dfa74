"""Campaigns: chapters that are played one after the other, how each ended, and what is carried from one to the next."""

from game.campaign.results import CampaignResults, Carried, ChapterResult, Medal, Played

__all__ = ["CampaignResults", "Carried", "ChapterResult", "Medal", "Played"]
