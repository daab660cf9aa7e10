import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { messages } from './messages.ts';
import { getPolicyQuery } from './queries.ts';
import { TermsView } from './TermsView.tsx';

/** The public page with the terms and conditions. */
export const Terms = () => {
  const policy = useQuery(getPolicyQuery(useApi(), 'terms'));
  return <TermsView state={useLoadState(policy, messages.get)} onRetry={() => void policy.refetch()} />;
};
