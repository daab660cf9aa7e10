/** `createHTML` of a Trusted Types policy. */
export type CreateHtml = (html: string) => TrustedHTML | string;

/** Parses HTML in an inert document: no script runs, nothing loads. */
export interface HtmlParser {
  parse: (html: string) => HTMLElement;
  readonly document: Document;
  /** Newlines in text are formatting of the source, as in lists and tables. */
  readonly isLaidOut: boolean;
  /** A parser for what is inside `element`: rows of a table, items of a list. */
  within: (element: Element) => HtmlParser;
}

const LAID_OUT = new Set(['pre', 'ul', 'ol', 'dl', 'table']);

/** The editor turns strings into markup only through `parse`, so Trusted Types need a policy only here. */
export function createHtmlParser(createHtml: CreateHtml = (html) => html): HtmlParser {
  const inert = document.implementation.createHTMLDocument('');
  const parserOf = (tag: string, isLaidOut: boolean): HtmlParser => ({
    document: inert,
    isLaidOut,
    // A form's controls would hide properties of the root.
    within: ({ localName }) =>
      parserOf(localName === 'form' ? 'div' : localName, isLaidOut || LAID_OUT.has(localName)),
    parse: (html) => {
      const root = inert.createElement(tag);
      // TypeScript's DOM types lack TrustedHTML here.
      root.innerHTML = createHtml(html) as string;
      removeClobberingNames(root);
      return root;
    },
  });
  return parserOf('div', false);
}

/** Elements that a form exposes as properties by name or id. */
const LISTED = 'button, fieldset, img, input, object, output, select, textarea';

/** A control named `childNodes` hides that property of its form (DOM clobbering). Call it before reading the tree. */
export const removeClobberingNames = (root: ParentNode & { ownerDocument: Document }): void => {
  if (!root.querySelector('form')) return;
  const form = root.ownerDocument.createElement('form');
  for (const control of root.querySelectorAll(LISTED))
    for (const attribute of ['name', 'id'])
      if ((control.getAttribute(attribute) ?? '') in form) control.removeAttribute(attribute);
};
