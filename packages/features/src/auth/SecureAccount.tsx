import { hasCode, secureAccount } from '@planner/api-client';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import { SecureAccountView, type SecureAccountViewProps } from './SecureAccountView.tsx';

export interface SecureAccountProps extends Pick<SecureAccountViewProps, 'forgotHref' | 'loginHref'> {
  /** Token of the link; undefined when the URL has none. */
  token: string | undefined;
}

/** The page of the link in security mails. Sends nothing until the button is pressed. */
export const SecureAccount = ({ token, ...page }: SecureAccountProps) => {
  const client = useApi();
  const { form, save, error } = useRateLimitedSave(
    // Without a token there is no button.
    useApiMutation(() => secureAccount(client, { token: token ?? '' })),
    { failed: 'Failed to lock your account', done: 'Your account is safe' },
    [],
  );
  // The token may be malformed.
  const isExpired = hasCode(error, 'link-expired', 410) || hasCode(error, 'invalid-fields', 422);
  return (
    <SecureAccountView
      {...page}
      {...form}
      isExpired={token === undefined || isExpired}
      onSecure={() => save(undefined)}
    />
  );
};
