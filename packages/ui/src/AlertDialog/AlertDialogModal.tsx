import { useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from '../overlay/overlay.css.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';

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
        <Dialog role="alertdialog" aria-describedby={bodyId} className={styles.dialog}>
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
