import { AuthLayout, Banner, Button, Inline, Isolate, Link, LinkButton, Stack, Text } from '@planner/ui';
import { MESSAGE_MS } from '../shared/constants.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import type { LimitedFormState } from '../shared/useLimitedSave.ts';
import { WaitNote } from '../shared/WaitNote.tsx';

export interface ResetLinkSentViewProps extends Omit<LimitedFormState, 'fieldErrors'> {
  /** Where the link went; undefined when nobody knows. */
  email: string | undefined;
  forgotHref: string;
  loginHref: string;
  /** That it was sent again; vanishes after three seconds. */
  doneMessage?: string | undefined;
  onDismissMessage: () => void;
  onSendAgain: (email: string) => void;
}

/** What to do after a reset link was asked for. It does not tell whether there is an account. */
export const ResetLinkSentView = ({
  email,
  forgotHref,
  loginHref,
  isPending,
  doneMessage,
  errorMessage,
  waitS = 0,
  slow,
  onDismissMessage,
  onSendAgain,
}: ResetLinkSentViewProps) => (
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
        <Link href={loginHref}>Back to login</Link>
        {email && <Link href={forgotHref}>Use another address</Link>}
      </Inline>
    }
  >
    <Stack gap="m">
      <Text as="p">Open the link in the mail to choose a new password. It works once, for one hour.</Text>
      <Text as="p" tone="muted">
        Nothing there after a few minutes? Look into the spam folder, or have the mail sent again. Of several
        mails only the newest one counts.
      </Text>
      {doneMessage !== undefined && (
        <Banner tone="positive" timeoutMs={MESSAGE_MS} onDismiss={onDismissMessage}>
          {doneMessage}
        </Banner>
      )}
      <FormMessage message={errorMessage} onDismiss={onDismissMessage} />
      {email ? (
        <Button
          size="large"
          isFullWidth
          isPending={isPending}
          pendingLabel="Sending..."
          onPress={() => onSendAgain(email)}
        >
          Send again
        </Button>
      ) : (
        <LinkButton size="large" isFullWidth href={forgotHref}>
          Send again
        </LinkButton>
      )}
      <WaitNote waitS={waitS} slow={slow} />
    </Stack>
  </AuthLayout>
);
