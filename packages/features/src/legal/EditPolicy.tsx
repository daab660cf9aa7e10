import {
  type Changed,
  isEditConflict,
  type Policy,
  type PolicyType,
  type Versioned,
} from '@planner/api-client';
import { PolicyHtmlError, sanitizePolicyHtml, type Removal } from '@planner/policy-html';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import type { Choice } from '../shared/form/ConflictBanner.tsx';
import { useDirtyReport } from '../shared/form/useDirtyReport.ts';
import { useVersions } from '../shared/form/useVersions.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useRights } from '../shared/session/rights.ts';
import { useSave } from '../shared/query/useSave.ts';
import { EditPolicyView, LazyPolicyHistory, LazyPublishingDesk } from './EditPolicyView.tsx';
import type { SharedDraft } from './publishing/mutations.ts';
import { errorTexts, getPolicyQuery, newestPolicyVersionQuery, policyDeskQuery } from './queries.ts';
import { savePolicyMutation } from './mutations.ts';
import { pictureHostsOf } from './pictureHosts.ts';
import { usePolicyDraft } from './usePolicyDraft.ts';

export interface EditPolicyProps {
  /** Also the component's `key`. */
  type: PolicyType;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const NO_REMOVALS: readonly Removal[] = [];
const NO_HOSTS: readonly string[] = [];

/** Conflicts, drafts and restored versions never lose text. */
export const EditPolicy = ({ type, onDirtyChange }: EditPolicyProps) => {
  const client = useApi();
  const { offers } = useRights();
  const hasHistory = offers('listPolicyVersions');
  const hasDesk = offers('publishPolicy');
  const policy = useQuery(getPolicyQuery(client, type));
  const newest = useQuery({ ...newestPolicyVersionQuery(client, type), enabled: hasHistory && !hasDesk });
  const desk = useQuery({ ...policyDeskQuery(client, type), enabled: hasDesk });
  const [isDeskOpen, setDeskOpen] = useState(false);
  const load = useLoadState(policy, errorTexts.get);
  const { save, isPending, error, reset } = useSave(savePolicyMutation(client));
  const { conflict, base, setBase, settle } = useVersions<Policy>(policy.data, error);
  /** The conflict in which the user has chosen a text. */
  const [answered, setAnswered] = useState<typeof conflict>();
  /** Undefined while the editor shows the base version. */
  const [typed, setTyped] = useState<string>();
  /** What to ask about, and what waits for confirmation. */
  const [confirmation, setConfirmation] = useState<{
    removals: readonly Removal[];
    hosts: readonly string[];
    proceed: (html: string) => void;
  }>();
  const [shared, setShared] = useState<SharedDraft>();
  const [invalidHtml, setInvalidHtml] = useState<string>();
  const [savedCount, setSavedCount] = useState(0);

  /** Its entry in the history: the newest may be of a later save. */
  const versionOf = (saved: Policy | undefined) => {
    const latest = hasDesk ? desk.data?.inForce : newest.data;
    return latest && (latest.inForceAt ?? latest.savedAt) === saved?.updatedAt ? latest : undefined;
  };

  const content = typed ?? base?.content;
  const isShared = shared !== undefined && content === shared.content;
  const draft = usePolicyDraft(type, isShared ? content : base?.content, {
    content,
    etag: base?.etag ?? null,
  });
  // Also for what others have begun, and for who types.
  const isDeskShown =
    hasDesk && (isDeskOpen || typed !== undefined || Boolean(desk.data?.draft ?? desk.data?.scheduled));
  const [isDialogDirty, setDialogDirty] = useState(false);
  useDirtyReport(draft.isDirty || isDialogDirty, onDirtyChange);
  const failure = error && !isEditConflict(error) ? errorMessage(error, errorTexts.save) : undefined;

  const send = (html: string, etag: string | null): void => {
    const takeIfUntyped = (cause: Error) => {
      if (!isEditConflict<Policy>(cause) || content !== base?.content) return;
      setBase(cause.current);
      setTyped((now) => (now === typed ? undefined : now));
    };
    const saveSucceeded = (saved: Changed<Versioned<Policy>>) => {
      settle(saved);
      // Changes made during the save, such as an image that finished loading, are unsaved.
      setTyped((now) => (now === typed || now === html ? undefined : now));
      setShared(undefined);
      setSavedCount((count) => count + 1);
    };
    save({ type, content: html, etag, opened: base?.content }, saveSucceeded, takeIfUntyped);
  };
  const chosen = answered === conflict ? 'mine' : '';
  const choice = content === conflict?.content ? 'theirs' : chosen;
  const choose = (text: Choice): void => {
    if (!conflict || text === choice) return;
    setAnswered(conflict);
    setBase(conflict);
    if (text === 'theirs') {
      // The user's text becomes a draft.
      draft.setAside(conflict.etag);
      setTyped(undefined);
    } else if (choice === 'theirs') setTyped(draft.take()?.content);
  };
  /** Asks first when sanitizing would remove something, or when readers would load pictures from sites not in `known`. */
  const sanitize = (proceed: (html: string) => void, known?: readonly string[]): void => {
    setSavedCount(0);
    setInvalidHtml(undefined);
    try {
      const { html, removed } = sanitizePolicyHtml(content ?? '');
      const hosts = known ? pictureHostsOf(html).filter((host) => !known.includes(host)) : NO_HOSTS;
      if (removed.length + hosts.length > 0) setConfirmation({ removals: removed, hosts, proceed });
      else proceed(html);
    } catch (cause) {
      if (!(cause instanceof PolicyHtmlError)) throw cause;
      setInvalidHtml(cause.message);
    }
  };

  return (
    <EditPolicyView
      type={type}
      {...load}
      content={content ?? ''}
      updatedAt={base?.updatedAt ?? null}
      version={versionOf(base)?.version}
      unsaved={
        draft.isDirty
          ? `Unsaved changes${draft.isKept ? ', kept in this browser' : ''}`
          : isShared
            ? 'Shared draft, not in force'
            : undefined
      }
      isPending={isPending}
      savedCount={savedCount}
      errorMessage={invalidHtml ?? failure}
      removals={confirmation?.removals ?? NO_REMOVALS}
      hosts={confirmation?.hosts ?? NO_HOSTS}
      conflict={conflict && { theirs: conflict, version: versionOf(conflict), choice }}
      draft={draft.offered}
      onChange={setTyped}
      onDialogDirtyChange={setDialogDirty}
      onSave={() => sanitize((html) => send(html, base?.etag ?? null), pictureHostsOf(base?.content ?? ''))}
      onConfirm={() => {
        setConfirmation(undefined);
        confirmation?.proceed(sanitizePolicyHtml(content ?? '').html);
      }}
      onKeepEditing={() => setConfirmation(undefined)}
      onDismissSaved={() => setSavedCount(0)}
      onDismissError={() => {
        setInvalidHtml(undefined);
        reset();
      }}
      onChoose={choose}
      onTakeDraft={() => {
        const taken = base && draft.take();
        if (!taken) return;
        // With the draft's ETag, a save detects versions that were saved since the draft.
        setBase({ ...base, etag: taken.etag });
        setTyped(taken.content);
      }}
      onDiscardDraft={draft.discard}
      onPublishing={hasDesk && !isDeskShown ? () => setDeskOpen(true) : undefined}
      desk={
        isDeskShown &&
        base && (
          <LazyPublishingDesk
            type={type}
            base={base}
            content={content ?? ''}
            draft={shared}
            hasConflict={conflict !== undefined && choice === ''}
            sanitize={sanitize}
            onOpen={(text, opened) => {
              // Text that is stored nowhere else becomes an offer.
              if (text !== content) draft.setAside(base.etag);
              setTyped(text);
              setShared(opened);
            }}
            onPublished={(published) => {
              setShared(undefined);
              if (published) settle(published);
              setTyped(undefined);
            }}
            onMerge={(merged, from) => {
              if (from.base) setBase(from.base);
              if (from.draft) setShared(from.draft);
              setTyped(merged);
            }}
          />
        )
      }
      renderHistory={
        hasHistory &&
        ((close) => (
          <LazyPolicyHistory
            type={type}
            hasUnsavedChanges={draft.isDirty}
            onRestore={({ content: older }, saved) => {
              close();
              setTyped(older);
              setShared(saved);
            }}
            // The desk shows what is in force now.
            onWithdrawn={() => {
              close();
              setDeskOpen(true);
            }}
          />
        ))
      }
    />
  );
};
