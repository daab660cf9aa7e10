import { type Declaration, readDeclarations, setDeclarations } from '../html/declarations.ts';
import { isBlockElement } from '../html/elements.ts';
import { tagOf } from '../html/nodes.ts';
import { indentDeclaration } from '../html/indentation.ts';
import { indentOf } from './indentOf.ts';
import { declarationOf } from './quillClasses.ts';

function upgradeElement(element: HTMLElement): void {
  const kept: string[] = [];
  const added: Declaration[] = [];
  let level = 0;
  for (const name of element.classList) {
    const declaration = declarationOf(name);
    if (declaration) added.push(declaration);
    else if (name === 'ql-direction-rtl') element.dir = 'rtl';
    else if (indentOf(name) > 0 && isBlockElement(element) && tagOf(element) !== 'li') level = indentOf(name);
    else kept.push(name);
  }
  if (level > 0) added.push(indentDeclaration(level, element.dir === 'rtl'));
  if (kept.length === 0) element.removeAttribute('class');
  else if (kept.length < element.classList.length) element.className = kept.join(' ');
  if (added.length > 0)
    setDeclarations(element, [...readDeclarations(element.getAttribute('style')), ...added]);
}

export function upgradeClasses(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[class*="ql-"]:not(iframe)'))
    upgradeElement(element);
  for (const element of root.querySelectorAll('[class=""]')) element.removeAttribute('class');
}
