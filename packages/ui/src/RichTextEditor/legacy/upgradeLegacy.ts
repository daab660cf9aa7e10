import { newlinesToBreaks } from './newlinesToBreaks.ts';
import { upgradeClasses } from './upgradeClasses.ts';
import { upgradeCode } from './upgradeCode.ts';
import { upgradeInline } from './upgradeInline.ts';
import { upgradeLists } from './upgradeLists.ts';

/**
 * Says in today's markup what earlier editors (Quill 1 and 2 above all) stored in theirs, so that it opens as real content.
 * Whatever a step does not know, it leaves as it is; the comparison that follows then finds it.
 */
export function upgradeLegacy(root: HTMLElement): void {
  upgradeCode(root);
  upgradeLists(root);
  upgradeClasses(root);
  newlinesToBreaks(root);
  upgradeInline(root);
  root.normalize();
}
