// Shows the missing path as text, and the back button. The page has this script between the path's element and the next
// paragraph, because a path that is inserted later would push down text that is already painted.

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
