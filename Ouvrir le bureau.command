#!/bin/sh
# macOS et Linux : un double-clic ouvre le bureau.
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null 2>&1; then
  echo "Il manque Node.js : installez la version LTS depuis https://nodejs.org/fr, puis recommencez."
  printf "Appuyez sur Entrée pour fermer. "
  read -r _
  exit 1
fi
# 2 : rien n'est installé, ou pas tout.
node scripts/commands/check-machine.cjs >/dev/null 2>&1
if [ $? -eq 2 ]; then
  echo "Installation, une minute environ…"
  npm ci --no-audit --no-fund --progress=true || {
    echo "L'installation s'est arrêtée : vérifiez la connexion à internet, puis recommencez."
    printf "Appuyez sur Entrée pour fermer. "
    read -r _
    exit 1
  }
fi
npm run --silent editer || {
  printf "Appuyez sur Entrée pour fermer. "
  read -r _
}
