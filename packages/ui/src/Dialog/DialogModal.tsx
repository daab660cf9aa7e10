import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import {
  backdrop,
  dialog,
  footer as footerStyle,
  modals,
  title as titleStyle,
} from '../overlay/overlay.css.ts';
import { close, head } from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

/** What a `Dialog` shows, loaded when it first opens. */
export default function DialogModal({
  isOpen,
  onOpenChange,
  title,
  size = 'medium',
  children,
  footer,
  closeLabel = 'Close',
  isDismissable = true,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={backdrop}
    >
      <Modal className={modals[size]}>
        <Dialog className={dialog}>
          <div className={head}>
            <Heading slot="title" className={titleStyle}>
              {title}
            </Heading>
            <Button slot="close" aria-label={closeLabel} className={close}>
              <Icon name="close" />
            </Button>
          </div>
          <div>{children}</div>
          {footer ? <div className={footerStyle}>{footer}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
