import { useEffect, useState } from 'react';
import type { IndexEntry } from '../screenStates.ts';

/** All stories of this Storybook; none until its index is read. */
export function useStories(): readonly IndexEntry[] {
  const [stories, setStories] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries }) => setStories(Object.values(entries).filter(({ type }) => type === 'story')));
  }, []);
  return stories;
}
