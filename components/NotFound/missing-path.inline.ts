// Shows the missing path, as text, and the back button. This script stands right behind the element that it fills and
// before the text that follows: a path that came later would push down what was painted.

/** Decodes a path for reading; returns it unchanged if it cannot be decoded. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (_) {
    return path;
  }
}

function show(attribute: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[${attribute}]`)!;
  element.hidden = false;
  return element;
}

show('data-missing');
show('data-missing-path').textContent = decode(location.pathname);
show('data-back').onclick = () => {
  if (history.length > 1) history.back();
  else location.assign('/');
};
