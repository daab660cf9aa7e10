import {
  CLASS,
  DROPPED_WITH_CONTENT,
  ELEMENTS,
  GLOBAL_ATTRIBUTES,
  STYLES,
  TABLE_STYLES,
} from './allowList.ts';
import { isAllowedImage } from './images.ts';
import { BLANK_LINK, toAllowedLink } from './links.ts';
import type { Report } from './removals.ts';
import { isVideoPlayer } from './videos.ts';

const TABLE_PARTS = /^(?:table|colgroup|col|thead|tbody|tfoot|tr|th|td)$/;

/** Rejects escapes and comments, which can disguise a value and which no editor writes. */
const isPlain = (text: string): boolean => !/[\\{}<>@]|\/\*/.test(text);

const isAllowed = (declaration: string, element: string): boolean => {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim().toLowerCase();
  if (colon === -1 || !isPlain(declaration) || !Object.hasOwn(STYLES, name)) return false;
  if (TABLE_STYLES.has(name) && !TABLE_PARTS.test(element)) return false;
  return STYLES[name]?.test(declaration.slice(colon + 1).trim()) ?? false;
};

/** Keeps the allowed classes or style declarations. */
const checkParts = (
  element: Element,
  name: 'class' | 'style',
  split: readonly string[],
  isPartAllowed: (part: string) => boolean,
  report: Report,
): void => {
  const parts = split.filter((part) => part !== '');
  const kept = parts.filter(isPartAllowed);
  if (kept.length === parts.length) return;
  for (const part of parts) if (!kept.includes(part)) report(name, [part], element);
  if (kept.length === 0) element.removeAttribute(name);
  else element.setAttribute(name, kept.join(name === 'class' ? ' ' : '; '));
};

const checkUrl = (element: Element, attribute: string, value: string, report: Report): void => {
  if (attribute === 'src') {
    if (element.localName === 'iframe' || isAllowedImage(value)) return;
    report('picture', [value], element);
    element.removeAttribute('src');
    return;
  }
  const link = toAllowedLink(value);
  if (link === value || value.trim() === BLANK_LINK) return;
  report('link', [value], element);
  element.setAttribute(attribute, link);
};

const checkAttributes = (element: Element, report: Report): void => {
  const name = element.localName;
  const own = ELEMENTS[name];
  for (const attribute of Array.from(element.attributes)) {
    const { name: key, value } = attribute;
    const rules = own && Object.hasOwn(own, key) ? own : GLOBAL_ATTRIBUTES;
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (!rule?.(value)) {
      report('attribute', [key, name], element);
      element.removeAttributeNode(attribute);
    } else if (key === 'class')
      checkParts(element, key, value.split(/[ \t\n\f\r]+/), (token) => CLASS.test(token), report);
    else if (key === 'style') {
      // Splitting inside quotes is safe: no allowed value contains a semicolon, so all parts are dropped.
      const declarations = value.split(';').map((declaration) => declaration.trim());
      checkParts(element, key, declarations, (declaration) => isAllowed(declaration, name), report);
    } else if (key === 'href' || key === 'src' || key === 'cite') checkUrl(element, key, value, report);
  }
};

/** Replaces a customized built-in element: it stays one even without its `is` attribute. */
const replaceCustomized = (element: Element): void => {
  const plain = element.ownerDocument.createElement(element.localName);
  for (const { name, value } of element.attributes) plain.setAttribute(name, value);
  plain.append(...element.childNodes);
  element.replaceWith(plain);
};

const checkNode = (node: ChildNode, report: Report): void => {
  if (node.nodeType === 3) return;
  if (node.nodeType !== 1) {
    // All parsers agree where such a comment ends.
    if (node.nodeType === 8 && !/[<>]|^-|--|-$/.test(node.nodeValue ?? '')) return;
    report('comment', [node.nodeValue ?? ''], node, node);
    node.remove();
    return;
  }
  const element = node as Element;
  const name = element.localName;
  const src = element.getAttribute('src') ?? 'nowhere';
  const isFrame = name === 'iframe';
  const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
  if (!isHtml || (DROPPED_WITH_CONTENT.has(name) && !(isFrame && isVideoPlayer(src)))) {
    if (isFrame) report('frame', [src], element, element);
    else report('element', [name], element, element);
    element.remove();
    return;
  }
  if (isFrame && element.firstChild) {
    // A fallback for old browsers, or everything that follows an unclosed tag.
    report('frameContent', [src], element, element.cloneNode(true));
    element.replaceChildren();
  }
  applyAllowList(element, report);
  if (Object.hasOwn(ELEMENTS, name)) {
    const hasIs = element.hasAttribute('is');
    checkAttributes(element, report);
    if (hasIs) replaceCustomized(element);
  } else {
    report('unwrapped', [name], element);
    element.replaceWith(...element.childNodes);
  }
};

/** Removes from `root`, in place, everything that is not allowed, and reports it. Use it on an inert document. */
export const applyAllowList = (root: ParentNode, report: Report): void => {
  for (const node of Array.from(root.childNodes)) checkNode(node, report);
};
