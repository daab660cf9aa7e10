import { use } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import { CoverContext } from '../PageCover/PageCover.tsx';
import * as styles from '../overlay/overlay.css.ts';
import type { DialogProps } from './Dialog.tsx';
import { Steps } from './Steps.tsx';

export function DialogModal(props: DialogProps) {
  const { isOpen, onOpenChange, title, size = 'medium', children, footer, footerStart } = props;
  const { closeLabel, isDismissable = true, steps } = props;
  const words = useAppWords('dialog');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.backdrop}
      data-cover={use(CoverContext) || undefined}
      // A press beside a dialog that asks before it closes must not lose the place in it.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <Modal className={styles.modals[size]}>
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <div className={styles.controls}>
              {steps && <Steps {...steps} />}
              <Button slot="close" aria-label={closeLabel ?? words.close} className={styles.close}>
                <Icon name="close" />
              </Button>
            </div>
          </div>
          <div>{children}</div>
          {footer || footerStart ? (
            <div className={styles.footer}>
              {footerStart ? <div className={styles.start}>{footerStart}</div> : null}
              {footer}
            </div>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
