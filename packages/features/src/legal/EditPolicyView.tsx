import type { Policy, PolicyType } from '@planner/api-client';
import type { Removal } from '@planner/policy-html';
import {
  Banner,
  Button,
  Card,
  CenteredSpinner,
  Dialog,
  ErrorState,
  formatDateTime,
  Inline,
  lazyWithRetry,
  PageHeader,
  Stack,
  Text,
  Toast,
  useModShortcut,
  Workspace,
} from '@planner/ui';
import { useRef, useState, type ReactNode } from 'react';
import { storage } from '../shared/app/storage.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { SCREENS } from './constants.ts';
import type { Draft } from './drafts.ts';
import { errorTexts } from './queries.ts';
import type { PolicyConflictProps } from './PolicyConflict.tsx';
import { PolicyEditor, type PolicyEditorProps } from './PolicyEditor.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';

/** Key of an entry while legal texts fill the window. */
const FILL_KEY = 'legal.fill';

export const LazyPolicyHistory = lazyWithRetry(async () => (await import('./desk.ts')).PolicyHistory, {
  Pending: () => <CenteredSpinner label="Loading history..." />,
  Fallback: () => <Banner tone="danger">{errorTexts.listVersions}</Banner>,
});

const LazyRemovalDialog = lazyWithRetry(async () => (await import('./desk.ts')).RemovalDialog);

const LazyPolicyConflict = lazyWithRetry(async () => (await import('./desk.ts')).PolicyConflict, {
  Fallback: () => (
    <Banner tone="danger">
      Someone else changed this policy. Reload the page to compare; your text stays as a draft.
    </Banner>
  ),
});

const LazyDraftDifferences = lazyWithRetry(async () => (await import('./desk.ts')).DraftDifferences);

export const LazyPublishingDesk = lazyWithRetry(async () => (await import('./desk.ts')).PublishingDesk, {
  Pending: () => null,
});

export interface EditPolicyViewProps extends LoadProps<Policy> {
  type: PolicyType;
  content: string;
  updatedAt: string | null;
  version?: number | undefined;
  /** Where changes are that are not in force. */
  unsaved?: string | undefined;
  isPending: boolean;
  /** Above 0: shows the success message for three seconds. */
  savedCount: number;
  errorMessage?: string | undefined;
  /** Content that saving would remove. Asks for confirmation unless empty. */
  removals: readonly Removal[];
  /** Other sites whose pictures the stored text doesn't have. Asks for confirmation unless empty. */
  hosts: readonly string[];
  /** The version that another user saved first. */
  conflict?: Pick<PolicyConflictProps, 'theirs' | 'version' | 'choice'> | undefined;
  draft?: Draft | undefined;
  /** Drafts and publications; false if the server has none, or nobody needs them yet. */
  desk?: ReactNode;
  /** Opens `desk`. */
  onPublishing?: (() => void) | undefined;
  /** False if the server keeps no versions. */
  renderHistory: false | ((close: () => void) => ReactNode);
  onChange: (content: string) => void;
  onDialogDirtyChange?: ((isDirty: boolean) => void) | undefined;
  onSave: () => void;
  onConfirm: () => void;
  onKeepEditing: () => void;
  onDismissSaved: () => void;
  onDismissError: () => void;
  onChoose: PolicyConflictProps['onChoose'];
  onTakeDraft: () => void;
  onDiscardDraft: () => void;
}

export const EditPolicyView = ({ type, state, content, conflict, draft, ...props }: EditPolicyViewProps) => {
  const { title, placeholder, saved } = SCREENS[type];
  const [isHtml, setHtml] = useState(false);
  const [marks, setMarks] = useState<PolicyEditorProps['marks']>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isFilled, setFilled] = useState(() => Boolean(storage.read(FILL_KEY)));
  const fill = (isOn: boolean) => {
    setFilled(isOn);
    storage.write(FILL_KEY, isOn ? 'on' : null);
  };
  const { updatedAt, version, isPending } = props;
  const description = [
    updatedAt && `Last updated: ${formatDateTime(updatedAt)}`,
    updatedAt && version !== undefined && `version ${version}`,
    props.unsaved,
  ]
    .filter(Boolean)
    .join(' · ');
  const isReady = state.status === 'ready';
  const choiceRef = useRef<HTMLInputElement>(null);
  const save = () => (conflict?.choice === '' ? choiceRef.current?.focus() : props.onSave());
  useModShortcut('s', (isDialogOpen) => {
    if (isReady && !isPending && !isDialogOpen) save();
  });

  const header = (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          isReady && (
            <>
              {props.renderHistory && (
                <Button
                  icon="history"
                  onPress={() => {
                    // In parallel with the code of the dialog.
                    LazyPolicyHistory.prefetch();
                    setHistoryOpen(true);
                  }}
                >
                  History
                </Button>
              )}
              {props.onPublishing && <Button onPress={props.onPublishing}>Publishing</Button>}
              <Button icon="code" onPress={() => setHtml(!isHtml)}>
                {isHtml ? 'Switch to Editor' : 'Edit HTML'}
              </Button>
              <Button onPress={() => fill(!isFilled)}>{isFilled ? 'Back to the page' : 'Fill window'}</Button>
              <Button variant="primary" isPending={isPending} pendingLabel="Saving..." onPress={save}>
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
        <LazyPolicyConflict {...conflict} ref={choiceRef} content={content} onChoose={props.onChoose} />
      )}
      {isReady && draft && (
        <Banner tone="info" title="You have an unsaved draft">
          <Stack gap="m">
            <Text as="p">{`Last changed: ${formatDateTime(draft.at)}`}</Text>
            <LazyDraftDifferences before={state.data.content} after={draft.content} />
            <Inline gap="s">
              <Button size="small" variant="secondary" onPress={props.onTakeDraft}>
                Continue with the draft
              </Button>
              <Button size="small" variant="secondary" onPress={props.onDiscardDraft}>
                Discard the draft
              </Button>
            </Inline>
          </Stack>
        </Banner>
      )}
    </>
  );

  return (
    <>
      {props.savedCount > 0 && (
        <Toast key={props.savedCount} onDismiss={props.onDismissSaved}>
          {saved}
        </Toast>
      )}
      <Workspace
        isFilled={isFilled && isReady}
        onLeave={() => fill(false)}
        header={header}
        aside={isReady && props.desk}
        preview={isReady && <PolicyPreview content={content} />}
      >
        {isReady && (
          <PolicyEditor
            label={title}
            placeholder={placeholder}
            content={content}
            isHtml={isHtml}
            isPending={isPending}
            marks={marks}
            onChange={props.onChange}
            onDialogDirtyChange={props.onDialogDirtyChange}
          />
        )}
      </Workspace>
      <LazyRemovalDialog
        isOpen={props.removals.length + props.hosts.length > 0}
        onOpenChange={props.onKeepEditing}
        removals={props.removals}
        hosts={props.hosts}
        content={content}
        marks={marks}
        canShow={!isHtml}
        isPending={isPending}
        onMark={setMarks}
        onConfirm={props.onConfirm}
        onCancel={props.onKeepEditing}
      />
      <Dialog isOpen={isHistoryOpen} onOpenChange={setHistoryOpen} title={`History of ${title}`} size="large">
        {props.renderHistory && props.renderHistory(() => setHistoryOpen(false))}
      </Dialog>
    </>
  );
};
