import { useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useWords } from '../words/useWords.ts';
import { backdrop, dialog, footer, modals, title as titleStyle } from '../overlay/overlay.css.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';
import { button } from './AlertDialog.css.ts';

const focusFirst = { autoFocus: true };

export function AlertDialogModal(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, tone = 'default', confirmLabel, cancelLabel } = props;
  const { onConfirm, isPending = false, pendingLabel, errorMessage, children } = props;
  const words = useWords('alertDialog');
  const bodyId = useId();
  const isDanger = tone === 'danger';
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      className={backdrop}
    >
      <Modal className={modals.small}>
        <Dialog role="alertdialog" aria-describedby={bodyId} className={dialog}>
          <Heading slot="title" className={titleStyle}>
            {title}
          </Heading>
          <div id={bodyId}>{children}</div>
          {errorMessage ? <Banner tone="danger">{errorMessage}</Banner> : null}
          <div className={footer}>
            <div className={button}>
              <Button
                isFullWidth
                isDisabled={isPending}
                {...(isDanger && focusFirst)}
                onPress={() => onOpenChange(false)}
              >
                {cancelLabel ?? words.cancel}
              </Button>
            </div>
            <div className={button}>
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
