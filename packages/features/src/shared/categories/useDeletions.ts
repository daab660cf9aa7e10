import { isApiError } from '@planner/api-client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../errorMessage.ts';
import { SETTLED_MS } from './constants.ts';
import type { DeletionResult } from '../deletionResult.ts';
import { type Deletion, deletions, keyOf } from './deletions.ts';
import type { NamedCategory } from './NamedCategory.ts';
import { useDoneIds } from './useDoneIds.ts';

/** Whose deletions they are, and how one is sent. */
export interface DeletionsOptions {
  /** The operation that deletes. */
  operation: string;
  /** Who is signed in. */
  userId: string;
  /** What the server lists; undefined while that is not known. */
  categories: readonly NamedCategory[] | undefined;
  /** Sends the deletion, in a way that outlives the page, and takes the category out of the cached list. */
  send: (id: string) => Promise<DeletionResult>;
  /** Takes a category out of the cached list that another window has deleted. */
  forget: (id: string) => void;
  /** Sentence of the error catalogue. */
  fallback: string;
}

/** What is being answered at the moment, so that nothing is sent twice by the same page. */
const inFlight = new Set<string>();

const isUnanswered = (deletion: Deletion) => deletion.state === 'sent' && !inFlight.has(keyOf(deletion));

/**
 * Deletes with a few seconds for second thoughts. A deletion waits in the browser's storage while it can be undone, so
 * that Undo is exact: nothing has happened yet. It is sent when its time is over, and at once when the list, the tab or
 * the page is left. What could not be answered by then is taken up by the next list that opens: nothing is lost; and as
 * the same category can only be deleted once, nothing is doubled either.
 */
export const useDeletions = ({ operation, userId, categories, send, forget, fallback }: DeletionsOptions) => {
  const all = useSyncExternalStore(deletions.subscribe, deletions.get);
  const ours = all.filter((deletion) => deletion.operation === operation && deletion.userId === userId);
  // Those that were confirmed here: other windows look after theirs.
  const own = useRef(new Set<string>());
  // Those whose page had gone before this list opened; a window that is still there waits for its answers itself.
  const [orphans] = useState(() => new Set(ours.filter(isUnanswered).map(keyOf)));
  const doneIds = useDoneIds(ours);
  const sentHere = useRef(new Set<string>());

  const settle = async (deletion: Deletion, isRepeated: boolean) => {
    const key = keyOf(deletion);
    if (inFlight.has(key)) return;
    inFlight.add(key);
    sentHere.current.add(deletion.id);
    deletions.put({ ...deletion, state: 'sent' });
    try {
      const result = await send(deletion.id);
      if (result === 'gone' && !isRepeated) deletions.put({ ...deletion, state: 'gone' });
      else deletions.remove(deletion);
    } catch (error) {
      // Signed out in between: it waits for its owner to come back.
      if (isApiError(error) && error.status === 401) deletions.put({ ...deletion, state: 'waiting' });
      else deletions.put({ ...deletion, state: 'refused', message: errorMessage(error, fallback) });
    } finally {
      inFlight.delete(key);
    }
  };

  /** Sends it now, unless it has been undone or sent already, here or in another window. */
  const commit = (deletion: Deletion) => {
    const current = deletions.get().find((other) => keyOf(other) === keyOf(deletion));
    if (current?.state === 'waiting') void settle(current, false);
  };

  const commitOwn = useEffectEvent(() => {
    for (const deletion of ours) if (own.current.has(keyOf(deletion))) commit(deletion);
  });
  const forgetRead = useEffectEvent(() => {
    for (const deletion of ours) if (deletion.state === 'gone') deletions.remove(deletion);
  });
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') commitOwn();
    };
    const onPageHide = () => commitOwn();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onPageHide);
      commitOwn();
      // Good to know once; the next visit shall not begin with it.
      forgetRead();
    };
  }, []);

  const takeUp = useEffectEvent((listed: readonly NamedCategory[]) => {
    for (const deletion of ours) {
      if (!orphans.has(keyOf(deletion)) || !isUnanswered(deletion)) continue;
      if (!listed.some(({ id }) => id === deletion.id)) deletions.remove(deletion);
      else if (Date.now() - deletion.since > SETTLED_MS) deletions.put({ ...deletion, state: 'waiting' });
      else void settle(deletion, true);
    }
  });
  useEffect(() => {
    if (categories) takeUp(categories);
  }, [categories]);

  const forgetDone = useEffectEvent(() => {
    for (const id of doneIds) {
      const isListed = categories?.some((category) => category.id === id);
      if (isListed && !sentHere.current.has(id)) forget(id);
    }
  });
  useEffect(() => {
    if (doneIds.length > 0) forgetDone();
  }, [doneIds]);

  return {
    /** What there is to say about, oldest first. */
    deletions: ours,
    /** Ids of the categories to be left out of the list, with blanks between them. */
    hiddenIds: [
      ...ours.filter(({ state }) => state === 'waiting' || state === 'sent').map(({ id }) => id),
      ...doneIds,
    ].join(' '),
    request: ({ id, name }: NamedCategory) => {
      const deletion = { operation, userId, id, name, state: 'waiting' } as const;
      own.current.add(keyOf(deletion));
      deletions.put(deletion);
    },
    undo: (deletion: Deletion) => {
      if (deletion.state === 'waiting') deletions.remove(deletion);
    },
    commit,
    dismiss: (deletion: Deletion) => deletions.remove(deletion),
  };
};
