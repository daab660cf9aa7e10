import { useApi } from '../shared/useApi.ts';
import { useLimitedSave } from '../shared/useLimitedSave.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { messages } from './messages.ts';
import { requestPasswordResetMutation } from './resetQueries.ts';

export interface ForgotPasswordProps {
  loginHref: string;
  /** The address that the person gave before, to begin with. */
  email?: string | undefined;
  /** The link is on its way to the address, and the message about it has had its time. */
  onDone: (email: string) => void;
}

/** The screen that asks for a reset link. */
export const ForgotPassword = ({ loginHref, email, onDone }: ForgotPasswordProps) => {
  const { form, save, data, variables, reset } = useLimitedSave(
    requestPasswordResetMutation(useApi()),
    messages.requestReset,
    ['email'],
  );
  return (
    <ForgotPasswordView
      {...form}
      loginHref={loginHref}
      email={email}
      doneMessage={data?.message}
      onDismissError={reset}
      onDone={() => {
        onDone(variables?.email ?? '');
        reset();
      }}
      onSubmit={(request) => save(request)}
    />
  );
};
