import { Button, Dialog, Form, Stack } from '@planner/ui';
import { type ReactNode, useId } from 'react';
import { problemOfName } from '../../shared/form/text/textRules.ts';
import { FormMessage } from '../../shared/query/FormMessage.tsx';

export interface FactorDialogState {
  isPending: boolean;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onClose: () => void;
}

export const nameProblem = (name: string): string | undefined => problemOfName('Name', name.trim());

interface FactorDialogProps extends FactorDialogState {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a dialog. A press outside doesn't close it: the app may have stored the key already. */
export const FactorDialog = ({ title, submitLabel, children, ...props }: FactorDialogProps) => {
  const id = useId();
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      title={title}
      onOpenChange={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            isPending={props.isPending}
            pendingLabel="Saving..."
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} onSubmit={props.onSubmit}>
        <Stack gap="m">
          <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
          {children}
        </Stack>
      </Form>
    </Dialog>
  );
};
