import { EditPolicy, getPolicyQuery } from '@planner/features/legal';
import { prefetchQuery, useRights } from '@planner/features/shared';
import { screenAt } from '../paths.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { usePathname } from '../shell/useScreen.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';
import type { Route } from './Route.ts';

const Editor = ({ type }: { type: string }) => (
  <UnsavedChanges key={type}>
    {(onDirtyChange) => <EditPolicy key={type} type={type} onDirtyChange={onDirtyChange} />}
  </UnsavedChanges>
);

const LegalTextRoute = () => {
  const { id = '' } = screenAt(usePathname()) ?? {};
  const isKnown = useRights().legalTexts.some(({ type }) => type === id);
  return isKnown ? <Editor type={id} /> : <NotFound />;
};

const editorOf = (type: string): Route => ({
  Component: () => <Editor type={type} />,
  prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getPolicyQuery(client, type)),
});

export const editTermsAndConditions = editorOf('terms');
export const editPrivacyPolicy = editorOf('privacy');
export const editLegalText: Route = { Component: LegalTextRoute };
