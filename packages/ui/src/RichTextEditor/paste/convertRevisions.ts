import { rename } from '../html/elements.ts';
import { type PasteReport, type RevisionChoice, textOf } from './PasteReport.ts';
import { withEmptyParents } from './removeHidden.ts';

/** Word, LibreOffice; Word for the web; Google Docs. */
const INSERTED =
  'ins, .msoIns, [class*="TrackChangeTextInsertion"], [class*="suggestion-insert" i], [class*="suggested-insertion" i]';
const DELETED =
  'del, .msoDel, [class*="TrackChangeTextDeletion"], [class*="suggestion-delet" i], [class*="suggested-deletion" i]';

/** Word writes `cite="mailto:Jane%20Doe"`. */
function authorOf(element: Element): string {
  const given =
    element.getAttribute('cite') ??
    element.getAttribute('data-author') ??
    element.getAttribute('title') ??
    '';
  try {
    return /^https?:/i.test(given) ? '' : decodeURIComponent(given.replace(/^mailto:/i, '')).trim();
  } catch {
    return given;
  }
}

/** A row whose words were all deleted. */
function removeEmptyRow(row: Element | null): void {
  if (!row?.parentElement || textOf(row) !== '' || row.querySelector('img')) return;
  const table = row.closest('table');
  row.remove();
  if (table && !table.querySelector('tr')) table.remove();
}

/** Accepts revisions, or keeps them as marks. */
export function convertRevisions(root: HTMLElement, report: PasteReport, choice: RevisionChoice): void {
  for (const element of root.querySelectorAll(`${DELETED}, ${INSERTED}`)) {
    if (!root.contains(element)) continue;
    const isDeleted = element.matches(DELETED);
    const quote = textOf(element);
    if (choice === 'mark') {
      if (quote === '') element.replaceWith(...element.childNodes);
      else {
        report.add('keptRevision', { at: element });
        rename(element, isDeleted ? 'del' : 'ins');
      }
      continue;
    }
    const at = isDeleted && quote !== '' ? withEmptyParents(root, element) : element;
    if (quote !== '') report.add(isDeleted ? 'deleted' : 'inserted', { name: authorOf(element), quote, at });
    if (!isDeleted) element.replaceWith(...element.childNodes);
    else {
      const row = element.closest('tr');
      at.remove();
      removeEmptyRow(row);
    }
  }
}
