import { useApi } from '../shared/app/useApi.ts';
import { useLoad } from '../shared/query/useLoad.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { loadPolicy } from './loadPolicy.ts';
import { errorTexts } from './errorTexts.ts';
import { PrivacyPolicyView } from './PrivacyPolicyView.tsx';

export const PrivacyPolicy = () => {
  const client = useApi();
  const policy = useLoad((signal) => loadPolicy(client, 'privacy', signal));
  return <PrivacyPolicyView state={useLoadState(policy, errorTexts.get)} onRetry={policy.reload} />;
};
