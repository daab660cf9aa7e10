import { Banner, Button, Form, Stack, type FormProps } from '@planner/ui';
import type { ReactNode } from 'react';
import { RateLimitNotice } from '../shared/form/SaveFormLayout.tsx';
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
export const AuthForm = (props: AuthFormProps) => (
  <Form onSubmit={props.onSubmit} aria-label={props.label}>
    <Stack gap="m">
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      {props.doneMessage !== undefined && (
        <Banner tone="positive" timeoutMs={props.doneMs} onDismiss={props.onDone}>
          {props.doneMessage}
        </Banner>
      )}
      {props.children}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={props.isPending}
        pendingLabel={props.pendingLabel}
      >
        {props.submitLabel}
      </Button>
      <RateLimitNotice waitS={props.waitS} slow={props.slow} />
    </Stack>
  </Form>
);
