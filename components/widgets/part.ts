/**
 * Returns the element of a widget that matches the selector. Throws if it is missing. The error shows the selector and
 * the tag of `root`, which names the widget. The loader logs it, and the HTML stays unchanged.
 */
export function part<Part extends Element = HTMLElement>(root: Element, selector: string): Part {
  return requireValue(root.querySelector<Part>(selector), root, selector);
}

/** Returns the value of an attribute of a widget's element. Throws like `part`. */
export function attribute(element: Element, name: string): string {
  return requireValue(element.getAttribute(name), element, `[${name}]`);
}

function requireValue<Value>(value: Value | null, root: Element, description: string): Value {
  if (value !== null) return value;
  throw Error(`No ${description} in ${root.outerHTML.slice(0, 80)}`);
}
