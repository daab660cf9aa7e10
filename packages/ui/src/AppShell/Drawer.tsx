import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Drawer.css.ts';

interface DrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Name of the button that closes it. @default 'Close' */
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A panel over the page at the side where lines begin. It is the browser's own modal dialog: the page behind is inert, Tab
 * stays inside, Escape closes, focus returns to what had it. Following a link inside closes it, too.
 */
export function Drawer({ label, isOpen, onClose, closeLabel = 'Close', children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  // The one way Escape goes; the browser would close the dialog by itself, past the state it belongs to.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const onClick = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    const isHere = !(metaKey || ctrlKey || shiftKey || altKey);
    if (isHere && target instanceof Element && target.closest('a[href]')) onClose();
  };

  return (
    <dialog ref={ref} aria-label={label} className={styles.drawer} onClose={onClose}>
      <div role="presentation" className={styles.window} onKeyDown={onKeyDown} onClick={onClick}>
        <div className={styles.panel}>{children}</div>
        {/* All that is left of the window: large enough to hit without looking. */}
        <button type="button" aria-label={closeLabel} className={styles.close} onClick={onClose}>
          <span className={styles.closeMark}>
            <Icon name="close" />
          </span>
        </button>
      </div>
    </dialog>
  );
}
