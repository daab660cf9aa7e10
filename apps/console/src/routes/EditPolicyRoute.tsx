import { EditPolicy, getPolicyQuery } from '@planner/features/legal';
import { prefetchQuery } from '@planner/features/shared';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';
import type { Route } from './Route.ts';

const editorOf = (type: 'privacy' | 'terms'): Route => ({
  Component: () => (
    <UnsavedChanges key={type}>
      {(onDirtyChange) => <EditPolicy key={type} type={type} onDirtyChange={onDirtyChange} />}
    </UnsavedChanges>
  ),
  prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getPolicyQuery(client, type)),
});

export const editTermsAndConditions = editorOf('terms');
export const editPrivacyPolicy = editorOf('privacy');
