import { letteringOf } from './quillClasses.ts';
import { readDeclarations, setDeclarations } from '../html/declarations.ts';
import { isBlank, isComment, isElement, isText, rename, tagOf } from '../html/elements.ts';

/** `<font color face>` as the styles it stands for. A size has no exact counterpart, so that it stays. */
function upgradeFonts(root: HTMLElement): void {
  for (const font of root.querySelectorAll<HTMLElement>('font')) {
    const names = font.getAttributeNames();
    if (!names.every((name) => ['color', 'face', 'style'].includes(name))) continue;
    const [color, face] = [font.getAttribute('color'), font.getAttribute('face')];
    const span = rename(font, 'span');
    span.removeAttribute('color');
    span.removeAttribute('face');
    setDeclarations(span, [
      ...(color ? [['color', color] as const] : []),
      ...(face ? [['font-family', face] as const] : []),
      ...readDeclarations(span.getAttribute('style')),
    ]);
  }
}

/** Styles, sizes and fonts on `strong`, `a` and the like, on a span inside of it: each element then says one thing. */
function separateStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(
    'strong, b, em, i, u, s, strike, sub, sup, code, a[href]',
  )) {
    const isLettered = element.classList.length > 0 && [...element.classList].every(letteringOf);
    const moved = ['style', ...(isLettered ? ['class'] : [])].filter((name) => element.hasAttribute(name));
    if (moved.length === 0 || !element.firstChild) continue;
    const span = element.ownerDocument.createElement('span');
    for (const name of moved) {
      span.setAttribute(name, element.getAttribute(name) ?? '');
      element.removeAttribute(name);
    }
    span.append(...element.childNodes);
    element.append(span);
  }
}

/** `align` of the nineties as the declaration it stands for. */
function upgradeAlign(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[align]')) {
    const align = (element.getAttribute('align') ?? '').toLowerCase();
    if (!/^(p|h[1-6]|div|t[dh])$/.test(tagOf(element)) || !/^(left|center|right|justify)$/.test(align))
      continue;
    const own = readDeclarations(element.getAttribute('style'));
    element.removeAttribute('align');
    if (!own.some(([property]) => property === 'text-align'))
      setDeclarations(element, [...own, ['text-align', align]]);
  }
}

/** A line break alone only gives an empty paragraph its height. */
function emptyParagraphs(root: HTMLElement): void {
  for (const block of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, td, th')) {
    const rest = [...block.childNodes].filter((node) => !(isText(node) && isBlank(node.data)));
    const [only] = rest;
    if (
      rest.length === 1 &&
      only &&
      !isComment(only) &&
      tagOf(only) === 'br' &&
      isElement(only) &&
      only.attributes.length === 0
    )
      only.remove();
  }
}

/** Former ways to write colours, fonts, alignment and empty lines, as today's. */
export function upgradeInline(root: HTMLElement): void {
  upgradeFonts(root);
  upgradeAlign(root);
  separateStyles(root);
  emptyParagraphs(root);
}
