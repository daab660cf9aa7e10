import { readDeclarations, setDeclarations } from '../html/declarations.ts';
import { isBlank, isComment, isElement, isText, rename, tagOf } from '../html/elements.ts';
import { newlinesToBreaks } from './newlinesToBreaks.ts';
import { fontClassKind, upgradeClasses } from './quillClasses.ts';
import { upgradeCode } from './upgradeCode.ts';
import { upgradeLists } from './upgradeLists.ts';

/** Converts `<font color face>` to styles. A size has no exact CSS equivalent and stays. */
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

/** Moves styles and font classes of `strong`, `a` and similar to a span inside, so that each element is one mark. */
function separateStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(
    'strong, b, em, i, u, s, strike, sub, sup, code, a[href]',
  )) {
    const hasOnlyFontClasses = element.classList.length > 0 && [...element.classList].every(fontClassKind);
    const moved = ['style', ...(hasOnlyFontClasses ? ['class'] : [])].filter((name) =>
      element.hasAttribute(name),
    );
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

/** Removes a single `<br>`, which only gives an empty paragraph its height. */
function removeFillerBreaks(root: HTMLElement): void {
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

export function upgradeInline(root: HTMLElement): void {
  upgradeFonts(root);
  upgradeAlign(root);
  separateStyles(root);
  removeFillerBreaks(root);
}

/**
 * Removes event handlers, which no server stores: an edited block loses them. Trusted Types would refuse to set them again.
 */
export function removeHandlers(root: HTMLElement): void {
  for (const element of root.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (/^on|^srcdoc$/i.test(name)) element.removeAttribute(name);
}

/** Converts markup of Quill 1, Quill 2 and older editors to editable content. Unknown markup stays. */
export function upgradeLegacy(root: HTMLElement, isLaidOut = false): void {
  removeHandlers(root);
  upgradeCode(root);
  upgradeLists(root);
  upgradeClasses(root);
  if (!isLaidOut) newlinesToBreaks(root);
  upgradeInline(root);
  root.normalize();
}
