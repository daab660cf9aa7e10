import { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPasswordView.tsx';
import { ApiError, isApiError, type PasswordResetRequest, requestPasswordReset } from '@planner/api-client';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import { ResetLinkSentView, type ResetLinkSentViewProps } from './ResetLinkSentView.tsx';

/** Drops the server's message from 5xx errors, so that the screen shows its own. */
const dropServerMessage = (error: unknown): never => {
  if (!isApiError(error) || error.status < 500) throw error;
  const { kind, status, code, retryAfterS } = error;
  throw new ApiError({ kind, status, code, retryAfterS, cause: error });
};

/** Sends a reset link. @param fields show their own server errors */
const useRequestReset = (fields: readonly string[]) => {
  const client = useApi();
  return useRateLimitedSave(
    useApiMutation((request: PasswordResetRequest) =>
      requestPasswordReset(client, request).catch(dropServerMessage),
    ),
    {
      failed: 'Failed to send reset email',
      done: 'If an account has this address, a reset link is on its way',
    },
    fields,
  );
};

export interface ForgotPasswordProps extends Pick<ForgotPasswordViewProps, 'loginHref' | 'email'> {
  onDone: (email: string) => void;
}

/** Asks for the address to which the server mails a link for a new password. */
export const ForgotPassword = ({ onDone, ...page }: ForgotPasswordProps) => {
  const { form, save, variables, reset } = useRequestReset(['email']);
  return (
    <ForgotPasswordView
      {...page}
      {...form}
      onDone={() => {
        onDone(variables?.email ?? '');
        reset();
      }}
      onSubmit={(request) => save(request)}
    />
  );
};

type ResetLinkSentProps = Pick<ResetLinkSentViewProps, 'email' | 'forgotHref' | 'loginHref'>;

/** Says that the link is on its way, and sends it again. */
export const ResetLinkSent = (page: ResetLinkSentProps) => {
  const { form, save } = useRequestReset([]);
  return <ResetLinkSentView {...page} {...form} onSendAgain={(email) => save({ email })} />;
};
