import { Button, Form, Stack, type FormProps } from '@planner/ui';
import type { ReactNode } from 'react';
import { FormMessage } from '../shared/FormMessage.tsx';
import type { LimitedFormState } from '../shared/useLimitedSave.ts';
import { WaitNote } from '../shared/WaitNote.tsx';

export interface AuthFormProps extends Omit<LimitedFormState, 'fieldErrors'> {
  /** Name of the form for assistive technology. */
  label: string;
  submitLabel: string;
  pendingLabel: string;
  onDismissError: () => void;
  onSubmit: FormProps['onSubmit'];
  /** The fields, and above them what else there is to say. */
  children: ReactNode;
}

/** A form that signs in, or leads there: why the last attempt failed, the fields, the button, and how long to wait. */
export const AuthForm = ({
  label,
  submitLabel,
  pendingLabel,
  isPending,
  errorMessage,
  waitS = 0,
  slow,
  onDismissError,
  onSubmit,
  children,
}: AuthFormProps) => (
  <Form onSubmit={onSubmit} aria-label={label}>
    <Stack gap="m">
      <FormMessage message={errorMessage} onDismiss={onDismissError} />
      {children}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isPending}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
      <WaitNote waitS={waitS} slow={slow} />
    </Stack>
  </Form>
);
