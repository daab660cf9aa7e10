import type { PolicyType } from '@planner/api-client';
import { useEffect, useRef, useState } from 'react';
import { drafts } from './drafts.ts';

/** Between two writes: a long text takes milliseconds to write. A page that is killed loses no more than this of what was typed. */
const WRITE_MS = 40;

/**
 * Keeps text in this browser until it has reached the server. `base` is what the server has, `content` what the editor shows.
 * @returns whether it is kept; undefined until it was written
 */
export const useUnsentText = (
  id: string,
  base: string | undefined,
  content: string | undefined,
): boolean | undefined => {
  const [isKept, setKept] = useState<boolean>();
  const write = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (base === undefined || content === undefined) return;
    if (base === content) {
      write.current = undefined;
      drafts.remove(id);
      return;
    }
    write.current = () => {
      write.current = undefined;
      setKept(drafts.write({ id, content, base, at: new Date().toISOString() }));
    };
    const run = () => {
      timer.current = write.current && setTimeout(run, WRITE_MS);
      write.current?.();
    };
    // After the key is painted, without a pause: after a long paste a key alone takes as long as the pause.
    timer.current ??= setTimeout(run);
  }, [id, base, content]);

  useEffect(() => {
    const flush = () => write.current?.();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return isKept;
};

/** An entry that an earlier screen has left, if any. */
export const findUnsentText = (type: PolicyType, stored: string) =>
  drafts.list(type).find(({ content }) => content !== stored);
