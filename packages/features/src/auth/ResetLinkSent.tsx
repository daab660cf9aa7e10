import { ResetLinkSentView } from './ResetLinkSentView.tsx';
import { useRequestReset } from './useRequestReset.ts';

export interface ResetLinkSentProps {
  /** Recipient of the link; undefined when the page was opened directly. */
  email: string | undefined;
  forgotHref: string;
  loginHref: string;
}

export const ResetLinkSent = (page: ResetLinkSentProps) => {
  const { form, save } = useRequestReset([]);
  return <ResetLinkSentView {...page} {...form} onSendAgain={(email) => save({ email })} />;
};
