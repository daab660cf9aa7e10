import { isApiError } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useLimitedSave } from '../shared/useLimitedSave.ts';
import { messages } from './messages.ts';
import { checkResetTokenQuery, resetPasswordMutation } from './resetQueries.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';

export interface ResetPasswordProps {
  /** The secret of the reset link; undefined when it got lost on the way. */
  token: string | undefined;
  forgotHref: string;
  loginHref: string;
  /** The password is set, and the message about it has had its time. */
  onDone: () => void;
}

const hasStatus = (error: unknown, ...statuses: number[]) =>
  isApiError(error) && statuses.includes(error.status);

/**
 * The screen behind a reset link. Whether the link still works is asked at once, and again whenever somebody comes back to
 * the screen, so that nobody thinks of a password in vain. The form does not wait for the answer: most links do work.
 */
export const ResetPassword = ({ token, onDone, ...hrefs }: ResetPasswordProps) => {
  const client = useApi();
  const { form, save, isSuccess, data, error, reset } = useLimitedSave(
    resetPasswordMutation(client),
    messages.resetPassword,
    ['password'],
  );
  // Once it is being used, that the link is spent is no news.
  const isUnused = !form.isPending && !isSuccess;
  const check = useQuery({
    ...checkResetTokenQuery(client, token ?? ''),
    enabled: token !== undefined && isUnused,
  });
  const isSpent =
    token === undefined ||
    hasStatus(error, 404, 410) ||
    // 422: no link was ever made like that.
    (isUnused && hasStatus(check.error, 410, 422));
  return (
    <ResetPasswordView
      {...hrefs}
      {...form}
      isSpent={isSpent}
      doneMessage={data?.message}
      onDismissError={reset}
      onDone={onDone}
      onSubmit={(body) => token !== undefined && save({ token, body })}
    />
  );
};
