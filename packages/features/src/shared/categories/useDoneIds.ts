import { useState } from 'react';
import type { Deletion } from './deletions.ts';

/** Ids of what was on its way and is over, since the list opened: only what has succeeded ends without leaving a message. */
export const useDoneIds = (ours: readonly Deletion[]): readonly string[] => {
  const sentIds = ours
    .filter(({ state }) => state === 'sent')
    .map(({ id }) => id)
    .join(' ');
  const [lastSentIds, setLastSentIds] = useState(sentIds);
  const [doneIds, setDoneIds] = useState<readonly string[]>([]);
  if (sentIds !== lastSentIds) {
    setLastSentIds(sentIds);
    const over = lastSentIds.split(' ').filter((id) => id !== '' && !ours.some((other) => other.id === id));
    if (over.length > 0) setDoneIds([...doneIds, ...over]);
  }
  return doneIds;
};
