import { ResetLinkSentView, type ResetLinkSentViewProps } from './ResetLinkSentView.tsx';
import { useRequestReset } from './useRequestReset.ts';

type ResetLinkSentProps = Pick<ResetLinkSentViewProps, 'email' | 'forgotHref' | 'loginHref'>;

export const ResetLinkSent = (page: ResetLinkSentProps) => {
  const { form, save } = useRequestReset([]);
  return <ResetLinkSentView {...page} {...form} onSendAgain={(email) => save({ email })} />;
};
