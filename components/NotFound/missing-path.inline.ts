// Shows the missing path as text, and the back button. This script is between the path's element and the next
// paragraph, because a path inserted later would push down painted text.

/** Decodes a path for reading. Returns the path unchanged if it cannot be decoded. */
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
