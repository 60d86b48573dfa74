"""The drawings of The Princes of Machu Picchu: washes and ink as in `engraving`, wool and gold of its own."""
