import { isEditConflict, type Policy, type PolicyType, type Versioned } from '@planner/api-client';
import { PolicyHtmlError, sanitizePolicyHtml, type Removal } from '@planner/policy-html';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { useDirtyReport } from '../shared/useDirtyReport.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { useSave } from '../shared/useSave.ts';
import { EditPolicyView } from './EditPolicyView.tsx';
import { messages } from './messages.ts';
import { PolicyHistory } from './PolicyHistory.tsx';
import { editPolicyQuery, listPolicyVersionsQuery, savePolicyMutation } from './queries.ts';
import { usePolicyDraft } from './usePolicyDraft.ts';

export interface EditPolicyProps {
  /** Which text; also the component's `key`. */
  type: PolicyType;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The screen that edits a legal text. It loses no word: of two people who save, of a draft, of an older version. */
export const EditPolicy = ({ type, onDirtyChange }: EditPolicyProps) => {
  const client = useApi();
  const policy = useQuery(editPolicyQuery(client, type));
  const versions = useQuery(listPolicyVersionsQuery(client, type));
  const state = useLoadState(policy, messages.get);
  const { save, isPending, error, reset } = useSave(savePolicyMutation(client));
  // The version that the text was made from, once it is another one than was loaded.
  const [base, setBase] = useState<Versioned<Policy>>();
  const [typed, setTyped] = useState<string>();
  // What a save would take out, and the version that it would go over.
  const [question, setQuestion] = useState<{ removals: readonly Removal[]; etag: string | null }>();
  const [problem, setProblem] = useState<string>();
  const [savedCount, setSavedCount] = useState(0);

  const stored = base ?? policy.data;
  const content = typed ?? stored?.content;
  const draft = usePolicyDraft(type, stored?.content, { content, etag: stored?.etag ?? null });
  useDirtyReport(draft.isDirty, onDirtyChange);
  const conflict = isEditConflict<Policy>(error) ? error.current : undefined;
  const failure = error && !conflict ? errorMessage(error, messages.save) : undefined;

  const open = (next: Versioned<Policy>): void => {
    setBase(next);
    setTyped(undefined);
  };
  const send = (html: string, etag: string | null): void => {
    setQuestion(undefined);
    save({ type, content: html, etag }, (saved) => {
      setBase(saved);
      // What came in meanwhile, such as a picture that was still being read, has not been saved.
      setTyped((now) => (now === typed ? undefined : now));
      setSavedCount((count) => count + 1);
    });
  };
  /** Nothing is taken out unseen: the person says yes to it first. */
  const check = (etag: string | null): void => {
    setSavedCount(0);
    setProblem(undefined);
    try {
      const { html, removed } = sanitizePolicyHtml(content ?? '');
      if (removed.length > 0) setQuestion({ removals: removed, etag });
      else send(html, etag);
    } catch (cause) {
      if (!(cause instanceof PolicyHtmlError)) throw cause;
      setProblem(cause.message);
    }
  };

  return (
    <EditPolicyView
      type={type}
      state={state}
      content={content ?? ''}
      updatedAt={stored?.updatedAt ?? null}
      version={versions.data?.[0]?.version}
      isPending={isPending}
      savedCount={savedCount}
      errorMessage={problem ?? failure}
      removals={question?.removals ?? []}
      conflict={conflict && { content: conflict.content, save: versions.data?.[0] }}
      draft={draft.offered}
      onRetry={() => void policy.refetch()}
      onChange={setTyped}
      onSave={() => check(stored?.etag ?? null)}
      onSaveWithout={() => {
        if (question) send(sanitizePolicyHtml(content ?? '').html, question.etag);
      }}
      onKeepEditing={() => setQuestion(undefined)}
      onNoticeGone={() => setSavedCount(0)}
      onDismissError={() => {
        setProblem(undefined);
        reset();
      }}
      onKeepMine={() => check(conflict?.etag ?? null)}
      onTakeTheirs={() => {
        if (conflict) open(conflict);
        reset();
      }}
      onTakeDraft={() => {
        const taken = stored && draft.take();
        if (!taken) return;
        // It is compared with the version that it was made from, so that a save in between is not overwritten unseen.
        setBase({ ...stored, etag: taken.etag });
        setTyped(taken.content);
      }}
      onDiscardDraft={draft.discard}
      history={
        <PolicyHistory
          type={type}
          hasUnsavedWork={draft.isDirty}
          isPending={isPending}
          onRestore={(older) => send(older, stored?.etag ?? null)}
        />
      }
    />
  );
};
