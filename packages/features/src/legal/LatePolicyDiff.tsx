import { Spinner } from '@planner/ui';
import { lazy, Suspense } from 'react';
import { loadPart } from '../shared/loadPart.ts';
import type { PolicyDiffProps } from './PolicyDiff.tsx';

const PolicyDiff = lazy(loadPart(async () => (await import('./PolicyDiff.tsx')).PolicyDiff));

/** `PolicyDiff`, whose code comes when somebody compares. */
export const LatePolicyDiff = (props: PolicyDiffProps) => (
  <Suspense fallback={<Spinner label="Comparing..." />}>
    <PolicyDiff {...props} />
  </Suspense>
);
