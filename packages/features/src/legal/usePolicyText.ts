import {
  getPolicy,
  getPolicyDraft,
  getPolicyVersion,
  isEditConflict,
  type Policy,
  type PolicyDraft,
  type PolicyType,
  type Versioned,
} from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { type SetStateAction, useEffect, useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { authorOf } from './authorOf.ts';
import { drafts } from './drafts.ts';
import { savePolicyDraftMutation } from './mutations.ts';
import { errorTexts, getPolicyDraftQuery, getPolicyQuery, policyDeskQuery } from './queries.ts';
import { findUnsentText, useUnsentText } from './useUnsentText.ts';

/** How long the user pauses before the draft is saved. */
const SAVE_PAUSE_MS = 2_000;
const RETRY_MS = 5_000;

/** What the text in the editor was made of. */
export interface TextBase {
  /** In force. */
  policy: Versioned<Policy>;
  /** Version in force whose changes the text has; null for none. */
  basedOn: number | null;
  /** Undefined on servers without drafts. */
  draft: Versioned<PolicyDraft> | undefined;
  /** HTML of the draft, or else in force. */
  stored: string;
}

/** What another person made of the text meanwhile. */
export interface TheirText {
  title: string;
  /** HTML that both began with. */
  base: string;
  /** Null if they discarded the draft. */
  theirs: string | null;
  /** What a text with both has been made of. */
  next: TextBase;
}

export const baseOf = (policy: Versioned<Policy>, draft: Versioned<PolicyDraft> | undefined): TextBase => ({
  policy,
  draft,
  basedOn: (draft?.content == null ? undefined : draft.basedOn) ?? policy.version ?? null,
  stored: draft?.content ?? policy.content,
});

/** The text in the editor. With a desk, it is saved to the shared draft while the user types. */
export const usePolicyText = (
  type: PolicyType,
  { hasDesk, canSave }: { hasDesk: boolean; canSave: boolean },
) => {
  const client = useApi();
  const policy = useQuery(getPolicyQuery(client, type));
  const draft = useQuery({ ...getPolicyDraftQuery(client, type), enabled: hasDesk });
  const desk = useQuery({ ...policyDeskQuery(client, type), enabled: hasDesk });
  const load = useLoadState<unknown>(hasDesk && policy.data ? draft : policy, errorTexts.get);
  const saving = useSave(savePolicyDraftMutation(client, type));
  const [base, setBase] = useState<TextBase>();
  /** Undefined while the editor shows what is stored. */
  const [typed, setTyped] = useState<string>();
  /** What the server made the draft of: it removes what is not allowed. */
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  /** Saves without the pause. */
  const [isUrgent, setUrgent] = useState(false);
  /** The next save must not replace the version of the last minute. */
  const [isReplaced, setReplaced] = useState(false);
  const [refused, setRefused] = useState<TheirText>();
  const [id, setId] = useState(() => drafts.newId(type));
  const [restoredAt, setRestoredAt] = useState<string>();

  if (!base && policy.data && (!hasDesk || draft.data)) {
    const loaded = baseOf(policy.data, draft.data);
    const unsent = canSave ? findUnsentText(type, loaded.stored) : undefined;
    setBase({ ...loaded, stored: unsent?.base ?? loaded.stored });
    if (unsent) {
      setId(unsent.id);
      setTyped(unsent.content);
      setRestoredAt(unsent.at);
      const title = 'The text has changed since this browser kept what you typed';
      if (unsent.base !== undefined && unsent.base !== loaded.stored)
        setRefused({ title, base: unsent.base, theirs: loaded.stored, next: loaded });
    }
  }

  const content = typed ?? base?.stored;
  const isKept = useUnsentText(id, base?.stored, content);
  const isDirty = content !== base?.stored;
  const isUnsent = isDirty && content !== sent;

  const { inForce, draft: found } = desk.data ?? {};
  const isDraftChanged =
    base?.draft !== undefined &&
    desk.data !== undefined &&
    (found ? found.version > base.draft.version : base.draft.content !== null);
  const isPolicyChanged = Boolean(hasDesk && base && inForce && inForce.version !== base.basedOn);
  const isChanged = (isDraftChanged || isPolicyChanged) && !saving.isPending && !desk.isFetching;
  const newer = useQuery({
    queryKey: [
      'theirPolicy',
      type,
      found?.version,
      inForce?.version,
      base?.draft?.version,
      base?.basedOn,
    ] as const,
    enabled: isChanged && !refused,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<TheirText | null> => {
      if (!base) return null;
      const [policyNow, draftNow] = await Promise.all([
        getPolicy(client, type, { signal }),
        getPolicyDraft(client, type, { signal }),
      ]);
      const next = baseOf(policyNow, draftNow);
      const isSamePolicy = (policyNow.version ?? null) === base.basedOn;
      const who = authorOf(draftNow);
      if (draftNow.version !== base.draft?.version) {
        if (draftNow.content === null && isSamePolicy) {
          const title = `${who} has discarded the draft while you were editing`;
          return { title, base: base.stored, theirs: null, next };
        }
        const title = `${who} has ${draftNow.content === null ? 'published' : 'saved'} the draft while you were editing`;
        return { title, base: base.stored, theirs: next.stored, next };
      }
      if (isSamePolicy) return null;
      const { content: old } =
        base.basedOn === null
          ? { content: '' }
          : await getPolicyVersion(client, type, String(base.basedOn), { signal });
      const title =
        (policyNow.version ?? 0) < (base.basedOn ?? 0)
          ? `Version ${base.basedOn} was withdrawn, and version ${policyNow.version} is in force again`
          : `${inForce ? authorOf(inForce) : ''} has published version ${policyNow.version}, which this text is not made of`;
      return {
        title,
        base: old,
        theirs: policyNow.content,
        next: { ...next, basedOn: policyNow.version ?? null },
      };
    },
  });
  const theirs = refused ?? (isChanged ? newer.data : undefined) ?? undefined;

  /** Shows a text that is made of `next`. Undefined: what is stored. */
  const take = (next: TextBase, html?: SetStateAction<string | undefined>): void => {
    setBase(next);
    setTyped(html);
    setRefused(undefined);
    setFailure(undefined);
  };
  // Nothing to ask: only they changed the text, or both made the same of it.
  if (theirs?.theirs != null && (content === theirs.base || content === theirs.theirs))
    take(theirs.next, theirs.theirs);

  /** Saves the draft now. A version with a name is kept. */
  const save = (html: string, whenSaved?: () => void, name: string | null = null): void => {
    if (!base?.draft) return;
    // Without changes, there is no draft.
    const isSame = html === base.policy.content;
    if (isSame && base.draft.content === null) {
      whenSaved?.();
      return;
    }
    saving.save(
      {
        content: isSame ? null : html,
        basedOn: base.basedOn,
        name,
        isNewVersion: isReplaced,
        draft: base.draft,
      },
      (saved) => {
        setReplaced(false);
        setBase({ ...base, draft: saved, stored: saved.content ?? base.policy.content });
        setSent(html);
        setFailure(undefined);
        setUrgent(false);
        whenSaved?.();
      },
      (error) => {
        setUrgent(false);
        if (isEditConflict(error)) void desk.refetch();
        else setFailure(errorMessage(error, errorTexts.saveDraft));
      },
    );
  };

  const isWaiting = hasDesk && isUnsent && !theirs && !isDraftChanged && !saving.isPending;
  useEffect(() => {
    if (!isWaiting || content === undefined) return undefined;
    const pause = failure === undefined ? SAVE_PAUSE_MS : RETRY_MS;
    const timer = setTimeout(() => save(content), isUrgent ? 0 : pause);
    return () => clearTimeout(timer);
    // Each key starts the pause again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, content, failure, isUrgent]);

  return {
    ...load,
    base,
    content,
    isDirty,
    isUnsent: hasDesk ? isUnsent : isDirty,
    isKept,
    isSaving: saving.isPending,
    failure,
    theirs,
    desk: desk.data,
    /** Until its first attempt has ended: what is in force has its place from the start. */
    isDeskPending: hasDesk && desk.isPending && desk.failureCount === 0,
    restoredAt,
    dismissRestored: () => setRestoredAt(undefined),
    dismissFailure: () => setFailure(undefined),
    edit: setTyped,
    /** Shows another text, such as a former version. */
    replace: (html: string) => {
      setTyped(html);
      setReplaced(true);
    },
    take,
    save,
    saveNow: () => {
      setFailure(undefined);
      setUrgent(isUnsent);
    },
    refuse: setRefused,
    refetchDesk: () => void desk.refetch(),
  };
};

export type PolicyTextState = ReturnType<typeof usePolicyText>;
