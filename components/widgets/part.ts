/**
 * Returns the element of a widget that matches the selector. Throws if it is missing. The loader logs the error with
 * the name of the widget, and the HTML stays unchanged.
 */
export function part<Part extends Element = HTMLElement>(root: Element, selector: string): Part {
  return requireValue(root.querySelector<Part>(selector), selector);
}

/** Returns the value of an attribute of a widget's element. Throws like `part`. */
export function attribute(element: Element, name: string): string {
  return requireValue(element.getAttribute(name), `[${name}]`);
}

function requireValue<Value>(value: Value | null, description: string): Value {
  if (value !== null) return value;
  throw Error(`No ${description}`);
}
