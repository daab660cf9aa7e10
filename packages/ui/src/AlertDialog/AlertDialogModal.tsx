import { type ReactNode, useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from '../overlay/overlay.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface AlertDialogProps extends RootProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` on cancel or if the code can't be fetched. Confirming does not close the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, such as "Delete user". */
  title: string;
  /** `danger` for what can't be undone: focus starts on the cancel button. @default 'default' */
  tone?: 'default' | 'danger' | undefined;
  /** The verb of the question, not "OK". */
  confirmLabel: string;
  /** Label of the button that changes nothing. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** Called when the user confirms. Close the dialog when the work is done. */
  onConfirm: () => void;
  /** The dialog can't be closed or confirmed again. */
  isPending?: boolean | undefined;
  /** Label of the confirm button while pending. */
  pendingLabel?: string | undefined;
  /** Shown and announced when the action fails. */
  errorMessage?: string | undefined;
  /** Stays visible over a `PageCover`: for questions that name nobody. */
  isAboveCover?: boolean | undefined;
  /** What will happen, and to what. */
  children: ReactNode;
}

const focusFirst = { autoFocus: true };

export function AlertDialogModal(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, tone = 'default', confirmLabel, cancelLabel } = props;
  const { onConfirm, isPending = false, pendingLabel, errorMessage, children } = props;
  const words = useAppWords('alertDialog');
  const bodyId = useId();
  const isDanger = tone === 'danger';
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      className={styles.backdrop}
      data-cover={props.isAboveCover}
    >
      <Modal className={styles.modals.small}>
        <Dialog role="alertdialog" aria-describedby={bodyId} {...rootProps(props, styles.dialog)}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          <div id={bodyId}>{children}</div>
          {errorMessage ? <Banner tone="danger">{errorMessage}</Banner> : null}
          <div className={styles.footer}>
            <div className={styles.answer}>
              <Button
                isFullWidth
                isDisabled={isPending}
                {...(isDanger && focusFirst)}
                onPress={() => onOpenChange(false)}
              >
                {cancelLabel ?? words.cancel}
              </Button>
            </div>
            <div className={styles.answer}>
              <Button
                isFullWidth
                variant={isDanger ? 'danger' : 'primary'}
                {...(!isDanger && focusFirst)}
                isPending={isPending}
                pendingLabel={pendingLabel}
                onPress={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
