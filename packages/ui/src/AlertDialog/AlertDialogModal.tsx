import { type ReactNode, useId, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { named } from '../development.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import { focusFirstField } from '../overlay/focusFirstField.ts';
import * as styles from '../overlay/overlay.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** What the user types before the action is done. */
export interface TypedConfirmation {
  /** What it is: "Number of users". */
  label: string;
  /** Says what to type: "Type 5,240 to confirm." */
  description: string;
  /** Shown for anything else. */
  errorMessage: string;
  /** Whether the text is it. */
  isRight: (text: string) => boolean;
}

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
  /** Inputs that the action takes, such as a reason: the first one has the focus. `onConfirm` checks them. */
  fields?: ReactNode | undefined;
  /** For what is grave: the user types a number or a name first. */
  typed?: TypedConfirmation | undefined;
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

/** Mounts again each time the dialog opens, so that what was typed is gone. */
function Question(props: Omit<AlertDialogProps, 'isOpen' | 'isAboveCover'> & { bodyId: string }) {
  const { onOpenChange, title, tone = 'default', confirmLabel, cancelLabel, fields, typed } = props;
  const { onConfirm, isPending = false, pendingLabel, errorMessage, bodyId, children } = props;
  const words = useAppWords('alertDialog');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const typedInput = useRef<HTMLInputElement>(null);
  const isDanger = tone === 'danger';
  const hasFields = fields !== undefined || typed !== undefined;
  const submit = () => {
    if (isPending) return;
    const isRight = typed?.isRight(text) ?? true;
    setWrong(!isRight);
    if (isRight) onConfirm();
    else typedInput.current?.focus();
  };
  return (
    <>
      <Heading slot="title" className={styles.title}>
        {named('AlertDialog', title)}
      </Heading>
      <div id={bodyId}>{children}</div>
      {errorMessage ? <Banner tone="danger">{errorMessage}</Banner> : null}
      <div ref={focusFirstField}>
        <Form onSubmit={submit}>
          {fields}
          {typed && (
            <TextField
              ref={typedInput}
              label={typed.label}
              description={typed.description}
              autoComplete="off"
              value={text}
              onChange={setText}
              isInvalid={isWrong}
              errorMessage={typed.errorMessage}
            />
          )}
          <div data-slot="footer" className={styles.footer}>
            <div className={styles.answer}>
              <Button
                isFullWidth
                isDisabled={isPending}
                {...(isDanger && !hasFields && focusFirst)}
                onPress={() => onOpenChange(false)}
              >
                {cancelLabel ?? words.cancel}
              </Button>
            </div>
            <div className={styles.answer}>
              <Button
                type="submit"
                isFullWidth
                variant={isDanger ? 'danger' : 'primary'}
                {...(!isDanger && !hasFields && focusFirst)}
                isPending={isPending}
                pendingLabel={pendingLabel}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Form>
      </div>
    </>
  );
}

export function AlertDialogModal({ isOpen, isAboveCover, ...props }: AlertDialogProps) {
  const bodyId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={props.onOpenChange}
      isKeyboardDismissDisabled={props.isPending ?? false}
      className={styles.backdrop}
      data-cover={isAboveCover}
    >
      <Modal className={styles.modals.small}>
        <Dialog role="alertdialog" aria-describedby={bodyId} {...rootProps(props, styles.dialog)}>
          <Question {...props} bodyId={bodyId} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
