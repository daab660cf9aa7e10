import { useIsFetching, useIsMutating, useQueryClient, type Query } from '@tanstack/react-query';
import { SlowNote } from './SlowNote.tsx';
import { useApi } from './useApi.ts';
import { useIsSlow } from './useIsSlow.ts';

interface Work {
  meta?: Record<string, unknown> | undefined;
}

/** What is quiet shows its own progress, or nobody waits for it. */
const isLoud = ({ meta }: Work): boolean => !meta?.['isQuiet'];

/** What a screen waits for and cannot go on without. The palette says it in its own place. */
const waitedFor = {
  type: 'active',
  predicate: (query: Query) =>
    isLoud(query) && query.queryKey[1] !== 'palette' && query.state.data === undefined,
} as const;

/** Says after a while that a save or a screen is still under way, once, in the shell, and lets the person give it up. */
export const StillWorking = () => {
  const client = useApi();
  const queryClient = useQueryClient();
  const isSlow = useIsSlow(useIsMutating({ predicate: isLoud }) + useIsFetching(waitedFor) > 0);
  const cancel = () => {
    client.cancelSaves();
    // Not as if it had never been asked: the screen says that it has nothing, and offers to try again.
    void queryClient.cancelQueries(waitedFor, { revert: false });
  };
  return <SlowNote isSlow={isSlow} onCancel={cancel} />;
};
