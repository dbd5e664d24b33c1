// What each command of the owner begins with (`node -r`), before anything is asked for that an old Node.js cannot read or
// that is not installed. In the JavaScript of 2015: Node.js 4 must be able to say in French that it is too old.
'use strict';
const fs = require('fs');
const path = require('path');

const project = process.cwd();
const fault = faultOfFolder() || faultOfNode();
const sentence = fault || faultOfModules();
if (sentence) {
  console.error(`\n${sentence}\n`);
  // 2 is what «Ouvrir le bureau» can mend: it installs.
  process.exit(fault ? 1 : 2);
}

/** Signs in a path that Vite, or what it stands on, takes for something else. */
function faultOfFolder() {
  const sign = /[#%?*|]/.exec(project) || (path.sep === '/' && /\\/.exec(project));
  return (
    sign &&
    `Le site ne peut pas être construit dans « ${project} », à cause du signe « ${sign[0]} » : fermez ce qui est ouvert, renommez le dossier sans ce signe (par exemple « toitures-igney »), ouvrez un terminal dedans et relancez la commande.`
  );
}

/** The versions are those that package.json names. */
function faultOfNode() {
  const own = process.versions.node.split('.').map(Number);
  const fits = readJson('package.json')
    .engines.node.split('||')
    .some((range) => {
      const least = range.match(/\d+/g).map(Number);
      if (own[0] !== least[0]) return own[0] > least[0] && range.indexOf('>=') >= 0;
      return (own[1] - least[1] || own[2] - least[2]) >= 0;
    });
  return (
    !fits &&
    `Cet ordinateur a Node.js ${process.versions.node}, qui ne convient pas : installez la version marquée LTS depuis https://nodejs.org, puis double-cliquez de nouveau sur « Ouvrir le bureau », ou, dans un nouveau terminal ouvert dans ce dossier, tapez « npm ci » et relancez la commande.`
  );
}

/** Each package that this computer needs must be there in the version that package-lock.json names. */
function faultOfModules() {
  const installed = (readJson('node_modules/.package-lock.json') || { packages: {} }).packages;
  const needed = readJson('package-lock.json').packages;
  const missing = Object.keys(needed).find((folder) => {
    const is = installed[folder];
    const isThere = is && is.version === needed[folder].version && fs.existsSync(`${folder}/package.json`);
    return folder !== '' && isForHere(needed[folder]) && !isThere;
  });
  return (
    missing &&
    `Ce dont le site a besoin pour être construit manque ou n'est pas entier (${missing}) : tapez « npm ci », attendez la fin, puis relancez la commande.`
  );
}

/** What is optional is made for one kind of computer; of a folder that came from another kind it is missing. */
function isForHere(is) {
  if (!is.optional) return true;
  // Nothing tells which libc a Linux has.
  const isTold = is.os && is.cpu && !is.libc;
  return isTold && is.os.indexOf(process.platform) >= 0 && is.cpu.indexOf(process.arch) >= 0;
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (_) {
    return undefined;
  }
}
