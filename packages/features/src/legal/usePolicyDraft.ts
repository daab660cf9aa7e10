import type { PolicyType } from '@planner/api-client';
import { useEffect, useRef, useState } from 'react';
import { drafts, type Draft } from './drafts.ts';

/** Debounce of draft writes, in milliseconds. */
const DRAFT_PAUSE_MS = 400;

/** Stores unsaved HTML as a draft and offers earlier drafts, one at a time. `stored` is undefined while loading. */
export const usePolicyDraft = (
  type: PolicyType,
  stored: string | undefined,
  { content, etag }: { content: string | undefined; etag: string | null },
) => {
  const [id, setId] = useState(() => drafts.newId(type));
  const [kept, setKept] = useState<string>();
  const [found, setFound] = useState(() => drafts.list(type));
  const isDirty = content !== undefined && stored !== undefined && content !== stored;
  // Drafts that equal the stored text were saved.
  const offered = stored === undefined ? undefined : found.find((draft) => draft.content !== stored);

  const flush = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isDirty) {
      // Saved, or changed back.
      flush.current = undefined;
      drafts.remove(id);
      return undefined;
    }
    const write = () => {
      flush.current = undefined;
      if (drafts.write({ id, content, etag, at: new Date().toISOString() })) setKept(content);
    };
    flush.current = write;
    const timer = setTimeout(write, DRAFT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, content, etag, isDirty]);

  useEffect(() => {
    const write = () => flush.current?.();
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      // The screen unmounts before the debounced write.
      write();
    };
  }, []);

  useEffect(() => {
    for (const draft of found) if (draft.content === stored) drafts.remove(draft.id);
  }, [found, stored]);

  const close = (draft: Draft, added: readonly Draft[] = []): void => {
    drafts.remove(draft.id);
    setFound((all) => [...added, ...all.filter((other) => other !== draft)]);
  };

  return {
    isDirty,
    /** The browser has the unsaved text. */
    isKept: kept === content,
    offered,
    /** Returns the offered draft for the editor. Unsaved text in the editor becomes the next offer. */
    take: (): Draft | undefined => {
      if (!offered) return undefined;
      flush.current?.();
      const replaced = isDirty ? [{ id, content, etag, at: new Date().toISOString() }] : [];
      const taken = { ...offered, id: isDirty ? drafts.newId(type) : id };
      close(offered, replaced);
      drafts.write(taken);
      setId(taken.id);
      return taken;
    },
    /** Stores unsaved text as the next offer, before other text replaces it. `basedOn` is the ETag that it may overwrite. */
    setAside: (basedOn: string | null): void => {
      if (!isDirty) return;
      const draft = { id, content, etag: basedOn, at: new Date().toISOString() };
      flush.current = undefined;
      drafts.write(draft);
      setFound((all) => [draft, ...all]);
      setId(drafts.newId(type));
    },
    discard: (): void => {
      if (offered) close(offered);
    },
  };
};
