import { AuthLayout, Button, Inline, Isolate, Link, LinkButton, Stack, Text } from '@planner/ui';
import { FormMessage } from '../shared/query/FormMessage.tsx';
import { RateLimitNotice } from '../shared/form/SaveFormLayout.tsx';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';

export interface ResetLinkSentViewProps extends RateLimitedState {
  /** Recipient of the link; undefined when the page was opened directly. */
  email: string | undefined;
  forgotHref: string;
  loginHref: string;
  onSendAgain: (email: string) => void;
}

/** Next steps after a reset link was requested. It doesn't reveal whether an account exists. */
export const ResetLinkSentView = ({ email, ...props }: ResetLinkSentViewProps) => (
  <AuthLayout
    title="Check your e-mail"
    subtitle={
      email ? (
        <>
          If an account has the address <Isolate>{email}</Isolate>, a reset link is on its way.
        </>
      ) : (
        'If an account has the address you gave, a reset link is on its way.'
      )
    }
    footer={
      <Inline gap="m" justify="between">
        <Link href={props.loginHref}>Back to login</Link>
        {email && <Link href={props.forgotHref}>Use another address</Link>}
      </Inline>
    }
  >
    <Stack gap="m">
      <Text as="p">
        Open the link in the e-mail to choose a new password. It works once, within one hour.
      </Text>
      <Text as="p" tone="muted">
        Nothing after a few minutes? Check your spam folder, or send the e-mail again. Only the link in the
        newest e-mail works.
      </Text>
      <FormMessage tone="positive" message={props.doneMessage} onDismiss={props.onDismissMessage} />
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      {email ? (
        <Button
          size="large"
          isFullWidth
          isPending={props.isPending}
          pendingLabel="Sending..."
          onPress={() => props.onSendAgain(email)}
        >
          Send again
        </Button>
      ) : (
        <LinkButton size="large" isFullWidth href={props.forgotHref}>
          Send again
        </LinkButton>
      )}
      <RateLimitNotice waitS={props.waitS} slow={props.slow} />
    </Stack>
  </AuthLayout>
);
