import type { PasswordResetRequest } from '@planner/api-client';
import { useSend } from '../shared/query/useSend.ts';
import { successMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { errorTexts } from './errorTexts.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { ResetLinkSentView } from './ResetLinkSentView.tsx';

export interface ResetLinkSentProps {
  /** Recipient of the link; undefined when the page was opened directly. */
  email: string | undefined;
  forgotHref: string;
  loginHref: string;
}

export const ResetLinkSent = ({ email, ...hrefs }: ResetLinkSentProps) => {
  const client = useApi();
  const { form, save, isSuccess, data, reset } = useRateLimitedSave(
    useSend((request: PasswordResetRequest) => requestPasswordReset(client, request)),
    errorTexts.requestReset,
    [],
  );
  return (
    <ResetLinkSentView
      {...hrefs}
      {...form}
      email={email}
      doneMessage={successMessage({ isSuccess, data }, errorTexts.resetRequested)}
      onDismissMessage={reset}
      onSendAgain={(address) => save({ email: address })}
    />
  );
};
