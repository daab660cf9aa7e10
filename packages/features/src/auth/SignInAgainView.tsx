import { Button, Dialog, Inline, Link, Stack, Text } from '@planner/ui';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface SignInAgainViewProps extends Omit<LoginFormProps, 'notice'> {
  /** Where a new password can be asked for; opens beside the page, which holds unsaved work perhaps. */
  resetHref: string;
  /** The person would rather sign out. */
  onCancel: () => void;
}

/** The sign-in over a page whose session has ended. As a page of its own see `LoginView`. */
export const SignInAgainView = ({ resetHref, onCancel, ...form }: SignInAgainViewProps) => (
  <Dialog
    isOpen
    isDismissable={false}
    size="small"
    title="Sign in again"
    closeLabel="Sign out"
    onOpenChange={onCancel}
  >
    <Stack gap="m">
      <Text as="p" tone="muted">
        Your session has ended. This page stays as it is: sign in, and go on where you were.
      </Text>
      <LoginForm {...form} />
      <Inline gap="s" justify="between">
        <Text size="small" tone="muted">
          Forgot your password?{' '}
          <Link href={resetHref} isExternal>
            Reset it
          </Link>
        </Text>
        <Button variant="quiet" size="small" onPress={onCancel}>
          Sign out
        </Button>
      </Inline>
    </Stack>
  </Dialog>
);
