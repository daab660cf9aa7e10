import type { PasswordResetRequest } from '@planner/api-client';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useSend } from '../shared/query/useSend.ts';
import { successMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { FORGOT_PASSWORD_FIELDS } from './constants.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { errorTexts } from './errorTexts.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';

export interface ForgotPasswordProps {
  loginHref: string;
  email?: string | undefined;
  onDone: (email: string) => void;
}

export const ForgotPassword = ({ loginHref, email, onDone }: ForgotPasswordProps) => {
  const client = useApi();
  const { form, save, isSuccess, data, variables, reset } = useRateLimitedSave(
    useSend((request: PasswordResetRequest) => requestPasswordReset(client, request)),
    errorTexts.requestReset,
    FORGOT_PASSWORD_FIELDS,
  );
  return (
    <ForgotPasswordView
      {...form}
      loginHref={loginHref}
      email={email}
      doneMessage={successMessage({ isSuccess, data }, errorTexts.resetRequested)}
      onDismissMessage={reset}
      onDone={() => {
        onDone(variables?.email ?? '');
        reset();
      }}
      onSubmit={(request) => save(request)}
    />
  );
};
