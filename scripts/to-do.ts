import { printToDoList, toDoList } from './to-do-list';

const list = toDoList();
if (list.length === 0) {
  console.log('Rien ne manque : le site peut être mis en ligne avec « npm run deploy ».');
} else {
  console.log(
    `\n${printToDoList(list)}\nIl reste ${list.length} points à faire avant la mise en ligne. Mode d'emploi : docs/guide-du-proprietaire.md.`,
  );
  process.exitCode = 1;
}
