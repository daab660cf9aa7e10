import { useApi } from '../shared/app/useApi.ts';
import { useLoad } from '../shared/query/useLoad.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { loadPolicy } from './loadPolicy.ts';
import { errorTexts } from './errorTexts.ts';
import { TermsView } from './TermsView.tsx';

export const Terms = () => {
  const client = useApi();
  const policy = useLoad((signal) => loadPolicy(client, 'terms', signal));
  return <TermsView state={useLoadState(policy, errorTexts.get)} onRetry={policy.reload} />;
};
