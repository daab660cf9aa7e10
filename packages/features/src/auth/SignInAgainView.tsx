import { Button, Dialog, Inline, Link, Stack, Text } from '@planner/ui';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface SignInAgainViewProps extends Omit<LoginFormProps, 'notice' | 'failedLogout'> {
  /** URL of the forgot-password page. Opens in a new tab, because this page may have unsaved changes. */
  resetHref: string;
  /** A second step, in place of the form. */
  step?: ReactNode;
  onCancel: () => void;
}

export const SignInAgainView = ({ resetHref, step, onCancel, ...form }: SignInAgainViewProps) => (
  <Dialog
    isOpen
    isDismissable={false}
    size="small"
    title="Log in again"
    closeLabel="Logout"
    onOpenChange={onCancel}
  >
    <Stack gap="m">
      <Text as="p" tone="muted">
        Your session has ended. Log in to continue where you left off.
      </Text>
      {step ?? <LoginForm {...form} />}
      <Inline gap="s" justify="between">
        <Text size="small" tone="muted">
          Forgot your password?{' '}
          <Link href={resetHref} isExternal>
            Reset it
          </Link>
        </Text>
        <Button variant="quiet" size="small" onPress={onCancel}>
          Logout
        </Button>
      </Inline>
    </Stack>
  </Dialog>
);
