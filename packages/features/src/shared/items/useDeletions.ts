import { isApiError } from '@planner/api-client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../query/errorMessage.ts';
import { SETTLED_MS } from './constants.ts';
import type { DeletionResult } from '../query/deletionResult.ts';
import { type Deletion, deletions, keyOf } from './deletions.ts';
import type { NamedItem } from './NamedItem.ts';
import { useDoneIds } from './useDoneIds.ts';

export interface DeletionsOptions {
  operation: string;
  userId: string;
  /** Undefined while loading. */
  items: readonly NamedItem[] | undefined;
  /** Sends with `keepalive`, so that the request survives the page. */
  send: (id: string) => Promise<DeletionResult>;
  /** Removes an item from the cached list after it was deleted in another window. */
  forget: (id: string) => void;
  /** Shown when the server sends no message. */
  fallback: string;
}

/** Deletions with a pending request of this page, so that none is sent twice. */
const inFlight = new Set<string>();

const isUnanswered = (deletion: Deletion) => deletion.state === 'sent' && !inFlight.has(keyOf(deletion));

/**
 * Deletion with Undo. A deletion waits in `localStorage` while it can be undone; nothing is sent before. It is sent when its
 * time is over, and immediately when the user leaves the list, the tab or the page. The next list that opens sends
 * those without a response again, which is safe because deleting is idempotent. For deletion without Undo see `useDeletion`.
 */
export const useDeletions = ({ operation, userId, items, send, forget, fallback }: DeletionsOptions) => {
  const all = useSyncExternalStore(deletions.subscribe, deletions.get);
  const ours = all.filter((deletion) => deletion.operation === operation && deletion.userId === userId);
  // Deletions confirmed in this list; each window sends its own.
  const own = useRef(new Set<string>());
  // Had no response when this list opened: their page may be gone.
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
      // The session ended: wait until the user signs in again.
      if (isApiError(error) && error.status === 401) deletions.put({ ...deletion, state: 'waiting' });
      else deletions.put({ ...deletion, state: 'refused', message: errorMessage(error, fallback) });
    } finally {
      inFlight.delete(key);
    }
  };

  /** Ignores deletions that were undone or sent, here or in another window. */
  const commit = (deletion: Deletion) => {
    const current = deletions.get().find((other) => keyOf(other) === keyOf(deletion));
    if (current?.state === 'waiting') void settle(current, false);
  };

  const commitOwn = useEffectEvent(() => {
    for (const deletion of ours) if (own.current.has(keyOf(deletion))) commit(deletion);
  });
  const removeGone = useEffectEvent(() => {
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
      // Show this message only once.
      removeGone();
    };
  }, []);

  const resume = useEffectEvent((listed: readonly NamedItem[]) => {
    for (const deletion of ours) {
      if (!orphans.has(keyOf(deletion)) || !isUnanswered(deletion)) continue;
      if (!listed.some(({ id }) => id === deletion.id)) deletions.remove(deletion);
      else if (Date.now() - deletion.since > SETTLED_MS) deletions.put({ ...deletion, state: 'waiting' });
      else void settle(deletion, true);
    }
  });
  useEffect(() => {
    if (items) resume(items);
  }, [items]);

  const forgetDone = useEffectEvent(() => {
    for (const id of doneIds) {
      const isListed = items?.some((item) => item.id === id);
      if (isListed && !sentHere.current.has(id)) forget(id);
    }
  });
  useEffect(() => {
    if (doneIds.length > 0) forgetDone();
  }, [doneIds]);

  return {
    /** Oldest first. */
    deletions: ours,
    /** Ids of hidden items, separated by spaces: a string compares by value. */
    hiddenIds: [
      ...ours.filter(({ state }) => state === 'waiting' || state === 'sent').map(({ id }) => id),
      ...doneIds,
    ].join(' '),
    request: ({ id, name }: NamedItem) => {
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
