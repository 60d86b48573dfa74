; The Windows installer, for Inno Setup 6: ISCC /DVersion=… /DFolder=… /DOut=… installer.iss (make.py calls it so).
; It asks for no rights of an administrator, and leaves the player's games alone when it removes the program.

[Setup]
AppId=Wiraqocha
AppName=Wiraqocha
AppVersion={#Version}
AppPublisher=The Wiraqocha contributors
DefaultDirName={autopf}\Wiraqocha
DefaultGroupName=Wiraqocha
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
OutputDir={#Out}
OutputBaseFilename=wiraqocha-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
UninstallDisplayIcon={app}\wiraqocha.exe
SetupIconFile=..\..\..\assets\pictures\app\icon.ico
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Wiraqocha"; Filename: "{app}\wiraqocha.exe"
Name: "{autodesktop}\Wiraqocha"; Filename: "{app}\wiraqocha.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\wiraqocha.exe"; Description: "{cm:LaunchProgram,Wiraqocha}"; Flags: postinstall nowait skipifsilent
