import { type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { named } from '../development.ts';
import { Icon } from '../icons/Icon.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import { CoverContext } from '../PageCover/PageCover.tsx';
import { focusFirstField } from '../overlay/focusFirstField.ts';
import * as styles from '../overlay/overlay.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { shortcutKey } from '../keyboard/useModShortcut.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** What the dialog can show instead: two buttons beside the close button, and the keys K and J. */
export interface DialogSteps {
  /** Names of the buttons: “Newer message”. */
  previousLabel: string;
  nextLabel: string;
  /** Undefined at the start. */
  onPrevious: (() => void) | undefined;
  /** Undefined at the end. */
  onNext: (() => void) | undefined;
}

export interface DialogProps extends RootProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` on Escape, the close button, a press outside, and when the dialog's code can't be fetched. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heading and name of the dialog. */
  title: string;
  /** Maximum width: 432, 592 or 864 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Content between title and buttons. */
  children: ReactNode;
  /** What the content asks about, beside it; below it in a narrow window. The dialog is 1180 × 812 px then, or as large as the window, and its buttons stay in place whatever loads. */
  beside?: ReactNode | undefined;
  /** Closes on a press outside. Turn off if that would lose work. @default true */
  isDismissable?: boolean | undefined;
  /** Buttons at its end; primary last. */
  footer?: ReactNode | undefined;
  /** A quiet button at the start of the footer, away from the others: one that deletes. */
  footerStart?: ReactNode | undefined;
  /** For an item of a list: leads to the one before and after it. */
  steps?: DialogSteps | undefined;
  /** Name of the close button. */
  closeLabel?: string | undefined;
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

const dialogAround = (element: Element | null) => element?.closest<HTMLElement>('[role="dialog"]');

/** Buttons and keys that lead to what is before and after the content of a dialog. */
function Steps({ previousLabel, nextLabel, onPrevious, onNext }: DialogSteps) {
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

interface DialogModalProps extends Omit<DialogProps, 'size'> {
  size?: DialogProps['size'] | 'drawer';
}

export function DialogModal(props: DialogModalProps) {
  const { isOpen, onOpenChange, title, size = 'medium', children, beside, footer, footerStart } = props;
  const { closeLabel, isDismissable = true, steps } = props;
  const words = useAppWords('dialog');
  const content = <div ref={focusFirstField}>{children}</div>;
  const kind = size === 'drawer' ? styles.highDialog : beside === undefined ? '' : styles.wideDialog;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={size === 'drawer' ? `${styles.backdrop} ${styles.besidePage}` : styles.backdrop}
      data-cover={use(CoverContext) || undefined}
      // A press beside a dialog that asks before it closes must not lose the place in it.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <Modal className={styles.modals[beside === undefined ? size : 'wide']}>
        <Dialog {...rootProps(props, `${styles.dialog} ${kind}`)}>
          <div data-slot="header" className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {named('Dialog', title)}
            </Heading>
            <div className={styles.controls}>
              {steps && <Steps {...steps} />}
              <Button slot="close" aria-label={closeLabel ?? words.close} className={styles.close}>
                <Icon name="close" />
              </Button>
            </div>
          </div>
          {beside === undefined ? (
            content
          ) : (
            <div className={styles.columns}>
              <div className={styles.questions}>{content}</div>
              <div className={styles.beside}>{beside}</div>
            </div>
          )}
          {footer || footerStart ? (
            <div data-slot="footer" className={styles.footer}>
              {footerStart ? <div className={styles.start}>{footerStart}</div> : null}
              {footer}
            </div>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
