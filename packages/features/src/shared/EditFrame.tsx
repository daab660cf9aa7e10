import { Card, CenteredSpinner, EmptyState, ErrorState, LinkButton, PageHeader, Stack } from '@planner/ui';
import type { ReactNode } from 'react';
import type { EditState } from './useEditState.ts';

const GONE = {
  category: {
    icon: 'info',
    description: 'It was deleted, or the address is wrong.',
    back: 'Back to categories',
  },
  user: {
    icon: 'user',
    description: 'The account was deleted, or the address is wrong.',
    back: 'Back to users',
  },
} as const;

export interface EditFrameProps<Stored> {
  title: string;
  /** What is edited. */
  noun: keyof typeof GONE;
  state: EditState<Stored>;
  /** Whether loading takes so long that it has to be said. */
  isSlow?: boolean | undefined;
  listHref: string;
  onRetry: () => void;
  /** The form for what is stored. */
  children: (stored: Stored) => ReactNode;
}

/** The screen around the form for something stored: it loads, may fail, and may be gone. */
export const EditFrame = <Stored,>({
  title,
  noun,
  state,
  isSlow = false,
  listHref,
  onRetry,
  children,
}: EditFrameProps<Stored>) => (
  <Stack gap="l">
    <PageHeader title={title} />
    <Card width="form">
      {state.status === 'loading' && (
        <CenteredSpinner label={isSlow ? `Still loading ${noun}...` : `Loading ${noun}...`} />
      )}
      {state.status === 'failed' && (
        <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
      )}
      {state.status === 'gone' && (
        <EmptyState
          icon={GONE[noun].icon}
          title={`This ${noun} no longer exists`}
          description={GONE[noun].description}
          action={<LinkButton href={listHref}>{GONE[noun].back}</LinkButton>}
        />
      )}
      {state.status === 'ready' && children(state.data)}
    </Card>
  </Stack>
);
