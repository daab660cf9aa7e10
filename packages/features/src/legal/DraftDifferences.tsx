import { Disclosure } from '@planner/ui';
import { LazyPolicyDiff } from './LazyPolicyDiff.tsx';
import type { PolicyDiffProps } from './PolicyDiff.tsx';

export const DraftDifferences = ({ before, after }: Pick<PolicyDiffProps, 'before' | 'after'>) => (
  <Disclosure title="Differences from the saved text" headingLevel={2}>
    <LazyPolicyDiff label="Differences" before={before} after={after} />
  </Disclosure>
);
