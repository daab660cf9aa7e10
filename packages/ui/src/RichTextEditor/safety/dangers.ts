/** Events that hostile markup waits for. */
const EVENTS = [
  'click',
  'mouseover',
  'mousemove',
  'mousedown',
  'pointerover',
  'pointermove',
  'focus',
  'error',
  'load',
  'toggle',
  'animationstart',
  'change',
  'abort',
  'select',
];

const SCRIPT_URL = /^\s*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data\s*:\s*text)/i;
/** Elements that run, load or send something by being there. */
const ACTIVE =
  'script, iframe, object, embed, frame, frameset, base, meta, link, form, svg script, animate, set, style';

/** Markup in the page that would do something, one line each. Icons of the kit are no danger. */
function inMarkup(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      const isHandler = /^on/i.test(name);
      const isScript =
        ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'].includes(name) &&
        SCRIPT_URL.test(value);
      const isFetching = name === 'style' && /url\(/i.test(value);
      return isHandler || isScript || isFetching ? [`${element.localName}[${name}]`] : [];
    }),
  );
}

/**
 * What in a part of the page could do, or did, something it must not: active elements, handlers, script addresses, and calls
 * of `alert` while every event that markup can wait for is sent to every element.
 */
export function dangersIn(root: HTMLElement, alerts: () => number): string[] {
  const active = [...root.querySelectorAll(ACTIVE)].filter((element) => !element.matches('form[novalidate]'));
  const found = [...active.map(({ localName }) => localName), ...inMarkup(root)];
  const before = alerts();
  for (const element of root.querySelectorAll('[contenteditable] *'))
    for (const name of EVENTS)
      if (!element.closest('button')) element.dispatchEvent(new Event(name, { bubbles: false }));
  return alerts() > before ? [...found, 'alert'] : found;
}
