/**
 * Returns the element of a widget's markup that the selector names. If it is missing, throws an error that shows the
 * selector and the tag of `root`, which names the widget; the loader logs it, and the HTML stays as it was.
 */
export function part<Part extends Element = HTMLElement>(root: Element, selector: string): Part {
  return requireValue(root.querySelector<Part>(selector), root, selector);
}

/** Returns the value of an attribute of a widget's markup. Throws like `part`. */
export function attribute(element: Element, name: string): string {
  return requireValue(element.getAttribute(name), element, `[${name}]`);
}

function requireValue<Value>(value: Value | null, root: Element, description: string): Value {
  if (value !== null) return value;
  throw Error(`No ${description} in ${root.outerHTML.slice(0, 80)}`);
}
