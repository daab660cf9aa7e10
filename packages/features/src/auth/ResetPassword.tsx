import {
  acceptInvitation,
  checkResetToken,
  hasCode,
  type PasswordReset,
  resetPassword,
} from '@planner/api-client';
import { useApiQuery } from '../shared/query/useApiQuery.ts';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useRights } from '../shared/session/rights.ts';
import { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordView.tsx';

export interface ResetPasswordProps extends Pick<
  ResetPasswordViewProps,
  'forgotHref' | 'loginHref' | 'service' | 'isInvitation' | 'onDone'
> {
  /** Token of the link; undefined when the URL has none. */
  token: string | undefined;
}

const isSpent = (error: unknown) => hasCode(error, 'link-expired', 410);

/** Checks the token on window focus, too. Shows the form before the check is done: most links are valid. */
export const ResetPassword = ({ token, ...page }: ResetPasswordProps) => {
  const client = useApi();
  const { offers } = useRights();
  const { form, save, isSuccess, error } = useRateLimitedSave(
    // Without a token there is no form.
    useApiMutation((body: PasswordReset) =>
      // No log has the body, unlike the URL.
      offers('acceptInvitation') || page.isInvitation
        ? acceptInvitation(client, { token: token ?? '', ...body })
        : resetPassword(client, token ?? '', body),
    ),
    page.isInvitation
      ? { failed: 'Failed to save password', done: 'Your password has been saved' }
      : { failed: 'Failed to reset password', done: 'Your password has been changed' },
    ['password'],
  );
  // Submitting uses up the token: from then on the check would say that it is expired.
  const isUnused = !form.isPending && !isSuccess;
  const check = useApiQuery(
    async (signal) => checkResetToken(client, { token: token ?? '' }, { signal }),
    offers('checkResetToken') && token !== undefined && isUnused,
  );
  const isExpired =
    token === undefined ||
    isSpent(error) ||
    hasCode(error, 'not-found', 404) ||
    // The token may be malformed.
    (isUnused && (isSpent(check.error) || hasCode(check.error, 'invalid-fields', 422)));
  return (
    <ResetPasswordView
      {...page}
      {...form}
      isExpired={isExpired}
      leastCharacters={check.data?.minLength}
      account={check.data?.email}
      isOfUser={check.data?.role === 'user'}
      onSubmit={(body) => save(body)}
    />
  );
};
