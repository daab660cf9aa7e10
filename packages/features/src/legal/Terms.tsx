import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/app/useApi.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { messages } from './messages.ts';
import { getPolicyQuery } from './queries.ts';
import { TermsView } from './TermsView.tsx';

export const Terms = () => {
  const policy = useQuery(getPolicyQuery(useApi(), 'terms'));
  return <TermsView state={useLoadState(policy, messages.get)} onRetry={() => void policy.refetch()} />;
};
