import type { PolicyType } from '@planner/api-client';
import { useEffect, useState } from 'react';
import { DRAFT_PAUSE_MS } from './constants.ts';
import { drafts, type Draft } from './drafts.ts';

/**
 * Keeps what is typed, and offers what was kept before: one after the other, until somebody decides on each.
 * @param stored what the server has; undefined until that is known
 * @param content what stands in the editor, made from the version `etag`; undefined until it is open
 */
export const usePolicyDraft = (
  type: PolicyType,
  stored: string | undefined,
  { content, etag }: { content: string | undefined; etag: string | null },
) => {
  const [id, setId] = useState(drafts.newId);
  const [found, setFound] = useState(() => drafts.list(type));
  const isDirty = content !== undefined && stored !== undefined && content !== stored;
  // Nothing to decide on where the server has the same by now.
  const offered = stored === undefined ? undefined : found.find((draft) => draft.content !== stored);

  useEffect(() => {
    if (!isDirty) {
      // It was saved, or taken back.
      drafts.remove(type, id);
      return undefined;
    }
    const write = () => drafts.write(type, { id, content, etag, at: new Date().toISOString() });
    const timer = setTimeout(write, DRAFT_PAUSE_MS);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      // Whoever leaves within the pause loses nothing either.
      write();
    };
  }, [type, id, content, etag, isDirty]);

  useEffect(() => {
    for (const draft of found) if (draft.content === stored) drafts.remove(type, draft.id);
  }, [type, found, stored]);

  const decide = (draft: Draft, stays: readonly Draft[] = []): void => {
    drafts.remove(type, draft.id);
    setFound((all) => [...stays, ...all.filter((one) => one !== draft)]);
  };

  return {
    isDirty,
    offered,
    /** Takes what is offered into the editor. What stands there unsaved is on offer then. */
    take: (): Draft | undefined => {
      if (!offered) return undefined;
      const replaced = isDirty ? [{ id, content, etag, at: new Date().toISOString() }] : [];
      const taken = { ...offered, id: isDirty ? drafts.newId() : id };
      decide(offered, replaced);
      drafts.write(type, taken);
      setId(taken.id);
      return taken;
    },
    discard: (): void => {
      if (offered) decide(offered);
    },
  };
};
