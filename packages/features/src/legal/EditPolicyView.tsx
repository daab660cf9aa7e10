import type { Policy, PolicyType } from '@planner/api-client';
import type { Removal } from '@planner/policy-html';
import { Banner, Button, Card, CenteredSpinner, Dialog, ErrorState, PageHeader, Stack } from '@planner/ui';
import { useState, type ReactNode } from 'react';
import { MESSAGE_MS } from '../shared/constants.ts';
import { formatDateTime } from '../shared/format.ts';
import type { LoadState } from '../shared/useLoadState.ts';
import { SCREENS } from './constants.ts';
import type { Draft } from './drafts.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { PolicyConflict, type PolicyConflictProps } from './PolicyConflict.tsx';
import { PolicyEditor } from './PolicyEditor.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';

export interface EditPolicyViewProps {
  type: PolicyType;
  state: LoadState<Policy>;
  /** As it stands in the editor. */
  content: string;
  updatedAt: string | null;
  /** Number of the stored version. */
  version?: number | undefined;
  isPending: boolean;
  /** Greater than 0 after a save; the notice vanishes after three seconds. */
  savedCount: number;
  errorMessage?: string | undefined;
  /** What a save would take out; asked about when there is any. */
  removals: readonly Removal[];
  /** What somebody else has saved in the meantime. */
  conflict?: (Pick<PolicyConflictProps, 'save'> & { content: string }) | undefined;
  /** A text that was never saved. */
  draft?: Draft | undefined;
  /** Shown when it is asked for. */
  history: ReactNode;
  onRetry: () => void;
  onChange: (content: string) => void;
  onSave: () => void;
  onSaveWithout: () => void;
  onKeepEditing: () => void;
  onNoticeGone: () => void;
  onDismissError: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onTakeDraft: () => void;
  onDiscardDraft: () => void;
}

/** The screen that edits a legal text, as people see it. */
export const EditPolicyView = ({ type, state, content, conflict, draft, ...props }: EditPolicyViewProps) => {
  const { title, placeholder, saved } = SCREENS[type];
  const [isHtml, setHtml] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { updatedAt, version, isPending } = props;
  const description = updatedAt
    ? `Last updated: ${formatDateTime(updatedAt)}${version === undefined ? '' : ` · version ${version}`}`
    : undefined;
  const isReady = state.status === 'ready';

  return (
    <Stack gap="l">
      {props.savedCount > 0 && (
        <Banner key={props.savedCount} tone="positive" timeoutMs={MESSAGE_MS} onDismiss={props.onNoticeGone}>
          {saved}
        </Banner>
      )}
      <PageHeader
        title={title}
        description={description}
        actions={
          isReady && (
            <>
              <Button icon="history" onPress={() => setHistoryOpen(true)}>
                History
              </Button>
              <Button icon="code" onPress={() => setHtml(!isHtml)}>
                {isHtml ? 'Switch to Editor' : 'Edit HTML'}
              </Button>
              <Button variant="primary" isPending={isPending} pendingLabel="Saving..." onPress={props.onSave}>
                Save Changes
              </Button>
            </>
          )
        }
      />
      {state.status === 'loading' && <CenteredSpinner label="Loading policy..." />}
      {state.status === 'failed' && (
        <Card>
          <ErrorState message={state.message} onRetry={props.onRetry} isRetrying={state.isRetrying} />
        </Card>
      )}
      {props.errorMessage && (
        <Banner tone="danger" onDismiss={props.onDismissError}>
          {props.errorMessage}
        </Banner>
      )}
      {conflict && (
        <PolicyConflict
          {...conflict}
          mine={content}
          theirs={conflict.content}
          isPending={isPending}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
        />
      )}
      {isReady && draft && (
        <DraftOffer
          draft={draft}
          stored={state.data.content}
          onTake={props.onTakeDraft}
          onDiscard={props.onDiscardDraft}
        />
      )}
      {isReady && (
        <>
          <PolicyEditor
            label={title}
            placeholder={placeholder}
            content={content}
            isHtml={isHtml}
            isPending={isPending}
            onChange={props.onChange}
          />
          <PolicyPreview content={content} />
        </>
      )}
      <RemovalDialog
        removals={props.removals}
        isPending={isPending}
        onConfirm={props.onSaveWithout}
        onCancel={props.onKeepEditing}
      />
      <Dialog isOpen={isHistoryOpen} onOpenChange={setHistoryOpen} title={`History of ${title}`} size="large">
        {props.history}
      </Dialog>
    </Stack>
  );
};
