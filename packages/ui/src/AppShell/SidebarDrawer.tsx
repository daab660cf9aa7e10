import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './SidebarDrawer.css.ts';

interface SidebarDrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
}

/** A modal panel at the start side, built on the native `dialog` element. Following a link inside closes it too. */
export function SidebarDrawer({ label, isOpen, onClose, closeLabel, children }: SidebarDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);

  // Keeps the width of the page, as react-aria's overlays do. Its hook would exceed the size budgets of screens.
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    if (isOpen && innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    return () => void style.removeProperty('scrollbar-gutter');
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  // The native dialog would close itself without updating the state.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const onClick = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    const opensHere = !(metaKey || ctrlKey || shiftKey || altKey);
    if (opensHere && target instanceof Element && target.closest('a[href]')) onClose();
  };

  return (
    <dialog ref={ref} aria-label={label} className={styles.drawer} onClose={onClose}>
      <div role="presentation" className={styles.window} onKeyDown={onKeyDown} onClick={onClick}>
        <div className={styles.panel}>{children}</div>
        {/* The rest of the window is the close target. */}
        <button type="button" aria-label={closeLabel} className={styles.close} onClick={onClose}>
          <span className={styles.closeMark}>
            <Icon name="close" />
          </span>
        </button>
      </div>
    </dialog>
  );
}
