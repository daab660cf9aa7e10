import { useApi } from '../shared/useApi.ts';
import { useLimitedSave } from '../shared/useLimitedSave.ts';
import { messages } from './messages.ts';
import { requestPasswordResetMutation } from './resetQueries.ts';
import { ResetLinkSentView } from './ResetLinkSentView.tsx';

export interface ResetLinkSentProps {
  /** Where the link went; undefined when nobody knows, because the page was opened by itself. */
  email: string | undefined;
  forgotHref: string;
  loginHref: string;
}

/** The page that says what to do with the mail, and sends it again. */
export const ResetLinkSent = ({ email, ...hrefs }: ResetLinkSentProps) => {
  const { form, save, data, reset } = useLimitedSave(
    requestPasswordResetMutation(useApi()),
    messages.requestReset,
    [],
  );
  return (
    <ResetLinkSentView
      {...hrefs}
      {...form}
      email={email}
      doneMessage={data?.message}
      onDismissMessage={reset}
      onSendAgain={(address) => save({ email: address })}
    />
  );
};
