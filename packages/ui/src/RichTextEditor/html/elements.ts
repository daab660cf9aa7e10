/** The words of a text, for lists of elements and properties. */
export const words = (text: string): string[] => text.split(' ');

const BLOCKS = new Set(
  words(
    'address article aside blockquote caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure ' +
      'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li link main menu meta nav noframes noscript ol ' +
      'optgroup option p pre script search section style summary table tbody td template tfoot th thead title tr ul video',
  ),
);

export const isBlockTag = (tag: string): boolean => BLOCKS.has(tag);

export const isBlockElement = (node: Node): boolean => isElement(node) && BLOCKS.has(tagOf(node));

export const hasBlockChildren = (element: Element): boolean => [...element.children].some(isBlockElement);

export const hasBlockDescendant = (element: Element): boolean =>
  element.firstElementChild !== null && [...element.getElementsByTagName('*')].some(isBlockElement);

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export const tagOf = (node: Node): string => node.nodeName.toLowerCase();

export const isElement = (node: Node | null | undefined): node is HTMLElement => node?.nodeType === 1;
export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
export const isComment = (node: Node | null | undefined): node is Comment => node?.nodeType === 8;

/** Whether text consists of HTML white space only, which excludes no-break spaces. */
export const isBlank = (text: string): boolean => /^[\t\n\f\r ]*$/.test(text);
