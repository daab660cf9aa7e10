import type { PolicyType } from '@planner/api-client';
import { useEffect, useRef, useState } from 'react';
import { DRAFT_PAUSE_MS } from './constants.ts';
import { drafts, type Draft } from './drafts.ts';

/**
 * Keeps what is typed, and offers what was kept the last time.
 * @param stored what the server has; undefined until that is known
 * @param content what stands in the editor, made from the version `etag`; undefined until it is open
 */
export const usePolicyDraft = (
  type: PolicyType,
  stored: string | undefined,
  { content, etag }: { content: string | undefined; etag: string | null },
) => {
  const [offered, setOffered] = useState<Draft | undefined>(() => drafts.read(type));
  const isDirty = content !== undefined && stored !== undefined && content !== stored;

  // What was saved or thrown away is not written again on the way out.
  const isForgotten = useRef(false);
  // Whether what is kept was typed here, and is not what was found.
  const isOwn = useRef(false);

  useEffect(() => {
    if (!isDirty) {
      // Everything that was typed is taken back: what is left is what was offered.
      if (isOwn.current && offered) drafts.write(type, offered);
      else if (isOwn.current) drafts.remove(type);
      isOwn.current = false;
      return undefined;
    }
    isForgotten.current = false;
    isOwn.current = true;
    const write = () => drafts.write(type, { content, etag, at: new Date().toISOString() });
    const timer = setTimeout(write, DRAFT_PAUSE_MS);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      // Whoever leaves within the pause loses nothing either.
      if (!isForgotten.current) write();
    };
  }, [type, content, etag, isDirty, offered]);

  return {
    isDirty,
    /** Not offered when the server has the same by now. */
    offered: offered && stored !== undefined && offered.content !== stored ? offered : undefined,
    /** The draft is in the editor, or is not wanted. */
    settle: () => setOffered(undefined),
    forget: () => {
      isForgotten.current = true;
      drafts.remove(type);
      setOffered(undefined);
    },
  };
};
