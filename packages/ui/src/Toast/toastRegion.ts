import * as styles from './Toast.css.ts';

let region: HTMLElement | undefined;
let focusedBefore: HTMLElement | null = null;

const hasFocus = () => region?.contains(document.activeElement) ?? false;

/** Moves the focus back to where it was before it entered the toasts, if it is in `toast`. */
export function restoreFocus(toast: Element): void {
  if (toast.contains(document.activeElement)) focusedBefore?.focus();
}

function createRegion(): HTMLElement {
  const section = document.createElement('section');
  section.className = styles.region;
  section.tabIndex = -1;
  // Modals neither hide it, nor keep the focus out, nor close on a press inside.
  section.dataset['reactAriaTopLayer'] = 'true';
  section.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !section.contains(relatedTarget))
      focusedBefore = relatedTarget;
  });
  addEventListener('keydown', (event) => {
    // Without toasts it is the browser's key.
    if (event.key !== 'F6' || section.childElementCount === 0) return;
    event.preventDefault();
    if (hasFocus()) focusedBefore?.focus();
    else section.focus();
  });
  document.body.append(section);
  return section;
}

/** The one region of all toasts, at the end of the page. Created with the first toast. */
export const toastRegion = (label: string): HTMLElement => {
  region ??= createRegion();
  if (region.ariaLabel !== label) region.ariaLabel = label;
  return region;
};
