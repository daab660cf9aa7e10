import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import {
  backdrop,
  dialog,
  footer as footerStyle,
  modals,
  title as titleStyle,
} from '../overlay/overlay.css.ts';
import { close, head, start } from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

export function DialogModal(props: DialogProps) {
  const { isOpen, onOpenChange, title, size = 'medium', children, footer, footerStart } = props;
  const { closeLabel, isDismissable = true } = props;
  const words = useWords('dialog');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={backdrop}
      // A press beside a dialog that asks before it closes must not lose the place in it.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <Modal className={modals[size]}>
        <Dialog className={dialog}>
          <div className={head}>
            <Heading slot="title" className={titleStyle}>
              {title}
            </Heading>
            <Button slot="close" aria-label={closeLabel ?? words.close} className={close}>
              <Icon name="close" />
            </Button>
          </div>
          <div>{children}</div>
          {footer || footerStart ? (
            <div className={footerStyle}>
              {footerStart ? <div className={start}>{footerStart}</div> : null}
              {footer}
            </div>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
