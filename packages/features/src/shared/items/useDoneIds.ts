import { useState } from 'react';
import type { Deletion } from './deletions.ts';

/** Ids of deletions that have succeeded since the list opened. Others end in state `refused` or `gone`. */
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
