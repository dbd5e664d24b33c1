@echo off
rem Windows : un double-clic ouvre le bureau.
chcp 65001 >nul
rem Aussi dans un dossier du réseau.
pushd "%~dp0"
rem D'une archive qui n'est pas extraite, Windows ne sort que ce fichier.
if not exist package.json (
  echo Ce fichier est seul : clic droit sur l'archive reçue, « Extraire tout », puis recommencez dans le nouveau dossier.
  pause
  exit /b 1
)
node --version >nul 2>nul
if errorlevel 1 (
  echo Il manque Node.js : installez la version LTS depuis https://nodejs.org/fr, puis recommencez.
  pause
  exit /b 1
)
rem 2 : rien n'est installé, ou pas tout.
node scripts/commands/check-machine.cjs >nul 2>nul
if errorlevel 2 (
  echo Installation, une minute environ...
  call npm ci --no-audit --no-fund --progress=true
  if errorlevel 1 (
    echo L'installation s'est arrêtée : vérifiez la connexion à internet, puis recommencez.
    pause
    exit /b 1
  )
)
call npm run --silent editer
if errorlevel 1 pause
