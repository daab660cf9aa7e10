import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { shortcutKey } from '../keyboard/useModShortcut.ts';
import * as styles from '../overlay/overlay.css.ts';
import type { DialogSteps } from './Dialog.tsx';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

const dialogAround = (element: Element | null) => element?.closest<HTMLElement>('[role="dialog"]');

/** Buttons and keys that lead to what is before and after the content of a dialog. */
export function Steps({ previousLabel, nextLabel, onPrevious, onNext }: DialogSteps) {
  const buttons = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(TYPED_INTO))) return;
    const key = shortcutKey(event);
    if (key === 'k') onPrevious?.();
    if (key === 'j') onNext?.();
  });
  useEffect(() => {
    const dialog = dialogAround(buttons.current);
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    dialog?.addEventListener('keydown', listener);
    return () => dialog?.removeEventListener('keydown', listener);
  }, []);
  // A button that becomes disabled loses the focus, and the keys would reach the page.
  const keepFocus = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      dialogAround(buttons.current)?.focus();
  });
  const isFirst = onPrevious === undefined;
  const isLast = onNext === undefined;
  useEffect(() => {
    if (isFirst || isLast) keepFocus();
  }, [isFirst, isLast]);

  return (
    <div ref={buttons} className={styles.steps}>
      <IconButton
        icon="chevronLeft"
        size="small"
        label={previousLabel}
        isDisabled={isFirst}
        onPress={() => onPrevious?.()}
      />
      <IconButton
        icon="chevronRight"
        size="small"
        label={nextLabel}
        isDisabled={isLast}
        onPress={() => onNext?.()}
      />
    </div>
  );
}
