@echo off
rem Windows : un double-clic ouvre le bureau.
chcp 65001 >nul
rem Aussi dans un dossier du réseau.
pushd "%~dp0"
node --version >nul 2>nul
if errorlevel 1 (
  echo Il manque Node.js : installez la version LTS depuis https://nodejs.org/fr, puis recommencez.
  pause
  exit /b 1
)
rem Une installation interrompue recommence, de rien.
if not exist node_modules\.package-lock.json (
  echo Premier démarrage : installation, une minute environ...
  call npm ci --no-audit --no-fund --progress=true
  if errorlevel 1 (
    echo L'installation s'est arrêtée : vérifiez la connexion à internet, puis recommencez.
    pause
    exit /b 1
  )
)
call npm run --silent editer
if errorlevel 1 pause
