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
const ACTIVE =
  'script, iframe, object, embed, frame, frameset, base, meta, link, form, svg script, animate, set, style';

function findUnsafeAttributes(root: ParentNode): string[] {
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

/** Finds active elements and unsafe attributes, and reports whether dispatching events to all elements calls `alert`. */
export function findUnsafeMarkup(root: HTMLElement, alerts: () => number): string[] {
  const active = [...root.querySelectorAll(ACTIVE)].filter((element) => !element.matches('form[novalidate]'));
  const found = [...active.map(({ localName }) => localName), ...findUnsafeAttributes(root)];
  const before = alerts();
  for (const element of root.querySelectorAll('[contenteditable] *'))
    for (const name of EVENTS)
      if (!element.closest('button')) element.dispatchEvent(new Event(name, { bubbles: false }));
  return alerts() > before ? [...found, 'alert'] : found;
}
