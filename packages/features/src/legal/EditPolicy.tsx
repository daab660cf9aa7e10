import {
  type Changed,
  isEditConflict,
  type Policy,
  type PolicyType,
  type Versioned,
} from '@planner/api-client';
import { PolicyHtmlError, sanitizePolicyHtml, type Removal } from '@planner/policy-html';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useDirtyReport } from '../shared/form/useDirtyReport.ts';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useSave } from '../shared/query/useSave.ts';
import { useRights } from '../shared/session/rights.ts';
import {
  EditPolicyView,
  LazyComments,
  LazyMergeTexts,
  LazyPolicyHistory,
  LazyPublishingDesk,
} from './EditPolicyView.tsx';
import { savePolicyMutation } from './mutations.ts';
import { deadLinksOf, pictureHostsOf } from './textNotes.ts';
import { errorTexts, listPolicyCommentsQuery, newestPolicyVersionQuery } from './queries.ts';
import { baseOf, type PolicyTextState, usePolicyText } from './usePolicyText.ts';

export interface EditPolicyProps {
  /** Also the component's `key`. */
  type: PolicyType;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const NO_REMOVALS: readonly Removal[] = [];
const NO_TEXTS: readonly string[] = [];

const stateOf = (text: PolicyTextState): string | undefined => {
  const { base, isUnsent, isKept } = text;
  if (text.isSaving) return 'Saving the draft...';
  if (isUnsent && isKept === false) return 'Unsaved changes. This browser has no room to keep them: save now';
  if (isUnsent) return `Unsaved changes${isKept ? ', kept in this browser' : ''}`;
  return base && (base.draft?.content == null ? 'No changes' : 'Draft saved, not public');
};

/** A text that has not reached the server is kept in the browser, and one that another person changed is merged. */
export const EditPolicy = ({ type, onDirtyChange }: EditPolicyProps) => {
  const client = useApi();
  const { offers, can } = useRights();
  const hasHistory = offers('listPolicyVersions');
  // Those who only read see it, too.
  const hasDesk = offers('publishPolicy') || !can('publishPolicy');
  const canSave = can('savePolicy');
  const text = usePolicyText(type, { hasDesk, canSave });
  const { base, content = '', theirs } = text;
  const newest = useQuery({ ...newestPolicyVersionQuery(client, type), enabled: hasHistory && !hasDesk });
  const hasComments = hasDesk && offers('listPolicyComments');
  const canComment = hasComments && offers('addPolicyComment');
  const comments = useQuery({ ...listPolicyCommentsQuery(client, type), enabled: hasComments });
  const { save, isPending, error, reset } = useSave(savePolicyMutation(client));
  /** What to ask about, and what waits for confirmation. */
  const [confirmation, setConfirmation] = useState<{
    removals: readonly Removal[];
    hosts: readonly string[];
    deadLinks: readonly string[];
    proceed: (html: string) => void;
  }>();
  const [invalidHtml, setInvalidHtml] = useState<string>();
  const [savedCount, setSavedCount] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [isDialogDirty, setDialogDirty] = useState(false);
  // The dialog waits until the draft is saved.
  if (isPublishing && text.isUnsent && (text.failure !== undefined || theirs)) setPublishing(false);
  useDirtyReport(text.isUnsent || isDialogDirty, onDirtyChange);
  const failure = error && !isEditConflict(error) ? errorMessage(error, errorTexts.save) : text.failure;
  const latest = hasDesk ? text.desk?.inForce : newest.data;
  const version =
    latest && (latest.inForceAt ?? latest.savedAt) === base?.policy.updatedAt ? latest.version : undefined;

  /** On a server without a desk. */
  const send = (html: string): void => {
    if (!base) return;
    const typed = content;
    const saveSucceeded = (saved: Changed<Versioned<Policy>>) => {
      // Changes made during the save, such as an image that finished loading, are unsaved.
      text.take(baseOf(saved, undefined), (now) => (now === typed || now === html ? undefined : now));
      setSavedCount((count) => count + 1);
    };
    save({ type, content: html, etag: base.policy.etag, opened: base.stored }, saveSucceeded, (cause) => {
      if (!isEditConflict<Policy>(cause)) return;
      const title = 'Someone else has saved this policy while you were editing';
      const next = baseOf(cause.current, undefined);
      text.refuse({ title, base: base.stored, theirs: next.stored, next });
    });
  };
  /** Asks first when sanitizing would remove something, or when pictures of other sites or dead links are not in `known`. */
  const sanitize = (proceed: (html: string) => void, known: string): void => {
    setSavedCount(0);
    setInvalidHtml(undefined);
    try {
      const { html, removed } = sanitizePolicyHtml(content);
      const newOf = (read: (text: string) => string[]) => {
        const before = read(known);
        return read(html).filter((one) => !before.includes(one));
      };
      const hosts = newOf(pictureHostsOf);
      // The dialog of the desk names them.
      const deadLinks = hasDesk ? [] : newOf(deadLinksOf);
      if (removed.length + hosts.length + deadLinks.length > 0)
        setConfirmation({ removals: removed, hosts, deadLinks, proceed });
      else proceed(html);
    } catch (cause) {
      if (!(cause instanceof PolicyHtmlError)) throw cause;
      setInvalidHtml(cause.message);
    }
  };
  const publish = () =>
    sanitize((html) => {
      text.edit(html);
      text.saveNow();
      setPublishing(true);
    }, base?.policy.content ?? '');

  return (
    <EditPolicyView
      type={type}
      titleRef={heading}
      state={text.isDeskPending && text.state.status === 'ready' ? { status: 'loading' } : text.state}
      onRetry={text.onRetry}
      content={content}
      updatedAt={base?.policy.updatedAt ?? null}
      version={version}
      unsaved={canSave ? stateOf(text) : 'Your access is read only'}
      isPending={isPending}
      hasDesk={hasDesk}
      savedCount={savedCount}
      errorMessage={invalidHtml ?? failure}
      removals={confirmation?.removals ?? NO_REMOVALS}
      hosts={confirmation?.hosts ?? NO_TEXTS}
      deadLinks={confirmation?.deadLinks ?? NO_TEXTS}
      restoredAt={text.restoredAt}
      onChange={text.edit}
      onDialogDirtyChange={setDialogDirty}
      onSave={() => {
        if (theirs) return;
        if (hasDesk) publish();
        else sanitize(send, base?.stored ?? '');
      }}
      onSaveByKeys={() => {
        if (!theirs) text.saveNow();
      }}
      onConfirm={() => {
        setConfirmation(undefined);
        confirmation?.proceed(sanitizePolicyHtml(content).html);
      }}
      onKeepEditing={() => setConfirmation(undefined)}
      onDismissSaved={() => setSavedCount(0)}
      onDismissError={() => {
        setInvalidHtml(undefined);
        text.dismissFailure();
        reset();
      }}
      onDismissRestored={text.dismissRestored}
      onDiscardRestored={() => {
        text.dismissRestored();
        text.edit(undefined);
      }}
      merge={
        theirs && (
          <LazyMergeTexts
            key={theirs.title}
            {...theirs}
            mine={content}
            onMerge={(html) => text.take(theirs.next, html)}
          />
        )
      }
      desk={
        hasDesk &&
        base && (
          <LazyPublishingDesk
            type={type}
            text={text}
            isPublishing={isPublishing}
            onClose={() => setPublishing(false)}
            onPublished={() => setSavedCount((count) => count + 1)}
            onFocusTitle={() => heading.current?.focus()}
          />
        )
      }
      comments={comments.data}
      canComment={canComment}
      renderComments={
        hasComments && ((panel) => <LazyComments {...panel} type={type} canWrite={canComment} />)
      }
      renderHistory={
        hasHistory &&
        ((close) => (
          <LazyPolicyHistory
            type={type}
            text={text}
            onRestore={(older) => {
              close();
              text.replace(older);
            }}
            onWithdrawn={close}
          />
        ))
      }
    />
  );
};
