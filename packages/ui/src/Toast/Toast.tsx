import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Banner } from '../Banner/Banner.tsx';
import { useIsInBrowser } from '../media/useMediaQuery.ts';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './Toast.css.ts';
import { type RootProps } from '../root/rootProps.ts';

let region: HTMLElement | undefined;
let focusedBefore: HTMLElement | null = null;

const hasFocus = () => region?.contains(document.activeElement) ?? false;

/** Moves the focus back to where it was before it entered the toasts, if it is in `toast`. */
function restoreFocus(toast: Element): void {
  if (toast.contains(document.activeElement)) focusedBefore?.focus();
}

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** Where text is typed: the caret of an editor, else the field. */
function typedAt(): DOMRect | undefined {
  const field = document.activeElement;
  if (!field?.matches(TYPED_INTO)) return undefined;
  const selection = getSelection();
  const caret =
    field.matches('[contenteditable]') && selection?.rangeCount
      ? selection.getRangeAt(0).getBoundingClientRect()
      : undefined;
  // A caret in an empty line has no box.
  return caret?.height ? caret : field.getBoundingClientRect();
}

/** Moves the toasts to the bottom while they would cover what is typed. */
function keepClear(): void {
  if (!region) return;
  const typed = typedAt();
  const { left, right, height } = region.getBoundingClientRect();
  const isCovered =
    typed && typed.top < height && typed.bottom > 0 && typed.left < right && typed.right > left;
  region.toggleAttribute('data-at-end', Boolean(isCovered));
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
  addEventListener('focusin', keepClear);
  addEventListener('input', keepClear);
  document.body.append(section);
  return section;
}

/** The one region of all toasts, at the end of the page. Created with the first toast. */
const toastRegion = (label: string): HTMLElement => {
  region ??= createRegion();
  if (region.ariaLabel !== label) region.ariaLabel = label;
  return region;
};

export interface ToastProps extends RootProps<HTMLDivElement> {
  /** `positive` success, `info` neutral, `danger` failure of a toast's own action; it stays. @default 'positive' */
  tone?: 'positive' | 'info' | 'danger' | undefined;
  /** The message. Set a `key` to announce the same words again. */
  children: ReactNode;
  /** Called after `timeoutMs` or when the close button is pressed. Stop rendering the toast. */
  onDismiss: () => void;
  /** Milliseconds until `onDismiss`. Pauses for all toasts while one is hovered or focused. @default 3000; 10,000 with an action */
  timeoutMs?: number | undefined;
  /** One small `Button`, such as Undo. */
  action?: ReactNode | undefined;
}

const TIMEOUT_MS = 3000;
/** Enough to read it, move to the button and press it. */
const ACTION_TIMEOUT_MS = 10_000;

const place = (toast: HTMLElement | null) => {
  keepClear();
  return () => {
    if (toast) restoreFocus(toast);
  };
};

/**
 * Says that something was done, above the page, which doesn't move, and beside what is typed. Rendered anywhere, shown in one region that F6 reaches.
 * Not for other errors, choices, or a form that is about to close (Banner).
 */
export function Toast({ tone = 'positive', timeoutMs, ...message }: ToastProps) {
  const { label } = useAppWords('toast');
  const defaultMs = message.action ? ACTION_TIMEOUT_MS : TIMEOUT_MS;
  return (
    useIsInBrowser() &&
    createPortal(
      <div ref={place} className={styles.toast}>
        <Banner {...message} tone={tone} {...(tone !== 'danger' && { timeoutMs: timeoutMs ?? defaultMs })} />
      </div>,
      toastRegion(label),
    )
  );
}
