type Answer = { name: string; km: string; page: HTMLAnchorElement };

/**
 * Normalizes a name for comparison with typed names. Lower-cases the name, removes accents, hyphens, apostrophes and a
 * first article, and replaces «St» by «Saint».
 */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/\bst(e?) /g, 'saint$1 ')
    .replace(/^(l|la|le|les) /, '');
}

/** Answers from the page's list of communes, which visitors without scripts read. */
export function mount(form: HTMLElement): void {
  const input = form.querySelector('input')!;
  const output = form.querySelector('output')!;
  const text = (name: string) => form.getAttribute(`data-text-${name}`) ?? '';
  const answers = readList(document.querySelector(form.getAttribute('action')!)!);

  const options = document.createElement('datalist');
  options.id = `${input.id}-noms`;
  for (const { name } of answers) options.appendChild(Object.assign(document.createElement('option'), { value: name }));
  form.appendChild(options);
  input.setAttribute('list', options.id);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const enteredName = normalizeName(input.value);
    const answer = answers.filter(({ name }) => normalizeName(name) === enteredName)[0];
    output.textContent = answer
      ? `${text('yes')} ${answer.name}, ${answer.km}\u00a0km ${text('from')}. ${text('nearest')} `
      : text('unknown');
    if (answer) output.appendChild(answer.page.cloneNode(true));
  });
}

function readList(list: Element): Answer[] {
  const answers: Answer[] = [];
  for (const entry of Array.from(list.querySelectorAll('dl > div'))) {
    const page = entry.querySelector('a')!;
    for (const commune of entry.querySelector('dd')!.textContent!.split(', ')) {
      const [, name = '', km = ''] = /^(.*)\s(\d+)$/.exec(commune) ?? [];
      if (name) answers.push({ name, km, page });
    }
  }
  return answers.sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}
