// Runs before every command of the owner (`node -r`), before any code that an old Node.js cannot parse and before any
// import of a package. It is written in the JavaScript of 2015, so that even Node.js 4 can print in French that it is
// too old.
'use strict';
const fs = require('fs');
const path = require('path');

const project = process.cwd();
const fault = faultOfFolder() || faultOfNode();
const sentence = fault || faultOfModules();
if (sentence) {
  console.error(`\n${sentence}\n`);
  // «Ouvrir le bureau» reacts to exit code 2 by installing the packages.
  process.exit(fault ? 1 : 2);
}

/** Returns a French sentence if the folder's path has a character that Vite or one of its dependencies misreads. */
function faultOfFolder() {
  const character = /[#%?*|]/.exec(project) || (path.sep === '/' && /\\/.exec(project));
  return (
    character &&
    `Le site ne peut pas être construit dans « ${project} », à cause du signe « ${character[0]} » : fermez ce qui est ouvert, renommez le dossier sans ce signe (par exemple « toitures-igney »), ouvrez un terminal dedans et relancez la commande.`
  );
}

/** Returns a French sentence if package.json (`engines`) does not accept this version of Node.js. */
function faultOfNode() {
  const nodeVersion = process.versions.node.split('.').map(Number);
  const fits = readJson('package.json')
    .engines.node.split('||')
    .some((range) => {
      const min = range.match(/\d+/g).map(Number);
      if (nodeVersion[0] !== min[0]) return nodeVersion[0] > min[0] && range.indexOf('>=') >= 0;
      return (nodeVersion[1] - min[1] || nodeVersion[2] - min[2]) >= 0;
    });
  return (
    !fits &&
    `Cet ordinateur a Node.js ${process.versions.node}, qui ne convient pas : installez la version marquée LTS depuis https://nodejs.org, puis double-cliquez de nouveau sur « Ouvrir le bureau », ou, dans un nouveau terminal ouvert dans ce dossier, tapez « npm ci » et relancez la commande.`
  );
}

/**
 * Returns a French sentence unless every package that this computer needs is installed in the version of
 * package-lock.json.
 */
function faultOfModules() {
  const installed = (readJson('node_modules/.package-lock.json') || { packages: {} }).packages;
  const neededPackages = readJson('package-lock.json').packages;
  const missingFolder = Object.keys(neededPackages).find((folder) => {
    const installedPackage = installed[folder];
    const isInstalled =
      installedPackage &&
      installedPackage.version === neededPackages[folder].version &&
      fs.existsSync(`${folder}/package.json`);
    return folder !== '' && isForThisComputer(neededPackages[folder]) && !isInstalled;
  });
  return (
    missingFolder &&
    `Ce dont le site a besoin pour être construit manque ou n'est pas entier (${missingFolder}) : tapez « npm ci », attendez la fin, puis relancez la commande.`
  );
}

/**
 * Returns whether this computer needs the package. Optional packages are built for one platform, so a node_modules
 * folder copied from another kind of computer lacks the packages for this computer.
 */
function isForThisComputer(lockEntry) {
  if (!lockEntry.optional) return true;
  // Node.js does not report which libc a Linux system uses, so packages for one libc are not required.
  const hasPlatform = lockEntry.os && lockEntry.cpu && !lockEntry.libc;
  return hasPlatform && lockEntry.os.indexOf(process.platform) >= 0 && lockEntry.cpu.indexOf(process.arch) >= 0;
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (_) {
    return undefined;
  }
}
