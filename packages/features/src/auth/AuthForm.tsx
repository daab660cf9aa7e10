import { Banner, Button, Form, Stack, type FormProps } from '@planner/ui';
import type { ReactNode } from 'react';
import { RateLimitNotice } from '../shared/form/RateLimitNotice.tsx';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { FormMessage } from '../shared/query/FormMessage.tsx';

export interface AuthFormProps extends Omit<RateLimitedState, 'fieldErrors'> {
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** Duration of `doneMessage` in milliseconds, after which `onDone` is called. */
  doneMs?: number;
  onDone?: () => void;
  onSubmit: FormProps['onSubmit'];
  children: ReactNode;
}

/** Layout of the sign-in and password-reset forms. Without a form library, to keep the sign-in small. */
export const AuthForm = ({
  label,
  submitLabel,
  pendingLabel,
  isPending,
  doneMessage,
  doneMs,
  errorMessage,
  waitS,
  slow,
  onDone,
  onDismissMessage,
  onSubmit,
  children,
}: AuthFormProps) => (
  <Form onSubmit={onSubmit} aria-label={label}>
    <Stack gap="m">
      <FormMessage message={errorMessage} onDismiss={onDismissMessage} />
      {doneMessage !== undefined && (
        <Banner tone="positive" timeoutMs={doneMs} onDismiss={onDone}>
          {doneMessage}
        </Banner>
      )}
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
      <RateLimitNotice waitS={waitS} slow={slow} />
    </Stack>
  </Form>
);
