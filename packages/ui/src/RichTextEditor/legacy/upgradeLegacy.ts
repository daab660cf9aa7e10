import { newlinesToBreaks } from './newlinesToBreaks.ts';
import { upgradeClasses } from './upgradeClasses.ts';
import { upgradeCode } from './upgradeCode.ts';
import { upgradeInline } from './upgradeInline.ts';
import { upgradeLists } from './upgradeLists.ts';

/** Converts markup of Quill 1, Quill 2 and older editors to editable content. Unknown markup stays. */
export function upgradeLegacy(root: HTMLElement): void {
  upgradeCode(root);
  upgradeLists(root);
  upgradeClasses(root);
  newlinesToBreaks(root);
  upgradeInline(root);
  root.normalize();
}
