import { AuthLayout, Banner, Button, Link, LinkButton, Stack, Text } from '@planner/ui';
import { RateLimitNotice } from '../shared/form/SaveFormLayout.tsx';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { FormMessage } from '../shared/query/FormMessage.tsx';

export interface SecureAccountViewProps extends Omit<RateLimitedState, 'fieldErrors'> {
  /** The link was used, is too old, or has no token. */
  isExpired: boolean;
  forgotHref: string;
  loginHref: string;
  onSecure: () => void;
}

/** With one press, the owner of an account says that it was someone else. Programs that open the links of mails press nothing. */
export const SecureAccountView = ({ doneMessage, isExpired, ...props }: SecureAccountViewProps) => (
  <AuthLayout title="It was not me" footer={<Link href={props.loginHref}>Back to login</Link>}>
    <Stack gap="m">
      {doneMessage !== undefined && <Banner tone="positive">{doneMessage}</Banner>}
      {doneMessage === undefined && isExpired && (
        <>
          <Text as="p">
            This link is no longer valid. Choose a new password, which ends all sessions, and tell another
            administrator.
          </Text>
          <LinkButton size="large" isFullWidth href={props.forgotHref}>
            Choose a new password
          </LinkButton>
        </>
      )}
      {doneMessage === undefined && !isExpired && (
        <>
          <Text as="p">
            This ends all sessions and tokens of your account, removes its second factors and its password,
            and tells the other administrators.
          </Text>
          <Text as="p" tone="muted">
            You then choose a new password: with a link by e-mail, or, if you had a second factor, with an
            invitation by another administrator.
          </Text>
          <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
          <Button
            variant="danger"
            size="large"
            isFullWidth
            isPending={props.isPending}
            pendingLabel="Locking..."
            onPress={props.onSecure}
          >
            Lock my account
          </Button>
          <RateLimitNotice waitS={props.waitS} slow={props.slow} />
        </>
      )}
    </Stack>
  </AuthLayout>
);
