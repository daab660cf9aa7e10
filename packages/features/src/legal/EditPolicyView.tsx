import type { PolicyComment, PolicyType } from '@planner/api-client';
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
  SteadyText,
  Text,
  Toast,
  useModShortcut,
  Workspace,
  type WorkspaceView,
} from '@planner/ui';
import { useCallback, useState, type ReactNode, type Ref } from 'react';
import { storage } from '../shared/app/storage.ts';
import { useDocumentTitle } from '../shared/app/useDocumentTitle.ts';
import { momentText } from '../shared/format/momentText.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { Can } from '../shared/session/Can.tsx';
import { useRights } from '../shared/session/rights.ts';
import { type CommentsPanel, useTextComments } from './comments/useTextComments.ts';
import { useTextWords } from './useTextWords.ts';
import { errorTexts } from './queries.ts';
import { PolicyEditor, type PolicyEditorProps } from './PolicyEditor.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import { PublishingDeskView } from './publishing/PublishingDeskView.tsx';

/** Key of an entry while legal texts fill the window. */
const FILL_KEY = 'legal.fill';

export const LazyPolicyHistory = lazyWithRetry(async () => (await import('./desk.ts')).PolicyHistory, {
  Pending: () => <CenteredSpinner label="Loading history..." />,
  Fallback: () => <Banner tone="danger">{errorTexts.listVersions}</Banner>,
});

export const LazyComments = lazyWithRetry(async () => (await import('./desk.ts')).Comments, {
  Pending: () => <CenteredSpinner label="Loading comments..." />,
  Fallback: () => <Banner tone="danger">{errorTexts.listComments}</Banner>,
});

const LazyRemovalDialog = lazyWithRetry(async () => (await import('./desk.ts')).RemovalDialog);

export const LazyMergeTexts = lazyWithRetry(async () => (await import('./desk.ts')).MergeTexts, {
  Fallback: () => (
    <Banner tone="danger">
      Someone else changed this policy. Reload the page to compare; this browser keeps your text.
    </Banner>
  ),
});

export const LazyPublishingDesk = lazyWithRetry(async () => (await import('./desk.ts')).PublishingDesk, {
  Pending: ({ text: { desk } }) => desk && <PublishingDeskView desk={desk} />,
  Fallback: () => (
    <Banner tone="danger">
      Publishing could not be loaded. Your text is saved as a draft: reload the page.
    </Banner>
  ),
});

export interface EditPolicyViewProps extends LoadProps<unknown> {
  type: PolicyType;
  titleRef?: Ref<HTMLHeadingElement>;
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
  /** Links to places that neither the text nor the stored one has. Asks for confirmation unless empty. */
  deadLinks: readonly string[];
  /** When text was typed that this browser has kept, and that the editor shows. */
  restoredAt?: string | undefined;
  /** What to do with the changes of another person. Saving waits for it. */
  merge?: ReactNode;
  /** Whether `onSave` asks when to publish, and the text is saved as a draft meanwhile. */
  hasDesk?: boolean;
  /** Drafts and publications; false if the server has none. */
  desk?: ReactNode;
  /** On passages of the text; undefined without any, or if the server has none. */
  comments?: readonly PolicyComment[] | undefined;
  canComment?: boolean;
  /** False if the server has no comments. */
  renderComments?: false | ((panel: CommentsPanel) => ReactNode);
  /** False if the server keeps no versions. */
  renderHistory: false | ((close: () => void) => ReactNode);
  onChange: (content: string) => void;
  onDialogDirtyChange?: ((isDirty: boolean) => void) | undefined;
  onSave: () => void;
  /** Ctrl+S with a desk: saves the draft. */
  onSaveByKeys?: () => void;
  onConfirm: () => void;
  onKeepEditing: () => void;
  onDismissSaved: () => void;
  onDismissError: () => void;
  onDismissRestored: () => void;
  onDiscardRestored: () => void;
}

export const EditPolicyView = ({ type, state, content, hasDesk = false, ...props }: EditPolicyViewProps) => {
  const { title, placeholder, saved } = useTextWords(type);
  useDocumentTitle(title);
  const { timeZone, can } = useRights();
  const isReadOnly = !can('savePolicy');
  const [isHtml, setHtml] = useState(false);
  const [marks, setMarks] = useState<PolicyEditorProps['marks']>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isFilled, setFilled] = useState(() => Boolean(storage.read(FILL_KEY)));
  const fill = (isOn: boolean) => {
    setFilled(isOn);
    storage.write(FILL_KEY, isOn ? 'on' : null);
  };
  const [view, setView] = useState<WorkspaceView>('text');
  const showPreview = useCallback(() => setView('preview'), []);
  const { editor, ...comments } = useTextComments(props.comments, {
    canAdd: props.canComment ?? false,
    isBeside: isFilled,
    isHtml,
    onOpen: showPreview,
  });
  const { updatedAt, version, isPending } = props;
  const isReady = state.status === 'ready';
  const factsWith = (unsaved?: string) =>
    [
      updatedAt && `Last updated: ${momentText(updatedAt, timeZone)}`,
      updatedAt && version !== undefined && `version ${version}`,
      unsaved,
    ]
      .filter(Boolean)
      .join(' · ');
  const save = hasDesk ? props.onSaveByKeys : props.onSave;
  useModShortcut('s', (isDialogOpen) => {
    if (isReady && !isPending && !isDialogOpen && !isReadOnly) save?.();
  });

  const header = (
    <>
      <PageHeader
        title={title}
        titleRef={props.titleRef}
        // With the text: a line more would move what says that it loads.
        description={
          isReady && (
            <SteadyText other={factsWith('Unsaved changes, kept in this browser')}>
              {factsWith(props.unsaved)}
            </SteadyText>
          )
        }
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
              <Can operation="savePolicy">
                <Button icon="code" onPress={() => setHtml(!isHtml)}>
                  {isHtml ? 'Switch to Editor' : 'Edit HTML'}
                </Button>
              </Can>
              <Button onPress={() => fill(!isFilled)}>{isFilled ? 'Back to the page' : 'Fill window'}</Button>
              <Can operation="savePolicy">
                <Button
                  variant="primary"
                  isPending={isPending}
                  pendingLabel="Saving..."
                  onPress={props.onSave}
                >
                  {hasDesk && isFilled ? 'Publish...' : 'Save Changes'}
                </Button>
              </Can>
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
      {isReady && props.restoredAt && (
        <Banner
          tone="info"
          title="Text that had not reached the server is back"
          onDismiss={props.onDismissRestored}
        >
          <Inline gap="s">
            <Text>{`This browser has kept it since ${formatDateTime(props.restoredAt)}.`}</Text>
            <Button size="small" onPress={props.onDiscardRestored}>
              Discard it
            </Button>
          </Inline>
        </Banner>
      )}
      {isReady && props.merge}
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
        isFilled={isFilled && state.status !== 'failed'}
        onLeave={() => fill(false)}
        header={header}
        aside={isReady && props.desk}
        view={view}
        onViewChange={setView}
        viewLabels={{
          choice: 'Show',
          text: isHtml ? 'HTML' : 'Text',
          preview: comments.panel ? 'Comments' : 'What visitors see',
        }}
        preview={
          isReady &&
          (comments.panel && props.renderComments ? (
            props.renderComments(comments.panel)
          ) : (
            <PolicyPreview
              content={content}
              openComments={comments.openCount}
              onShowComments={props.renderComments ? comments.show : undefined}
            />
          ))
        }
      >
        {isReady && (
          <PolicyEditor
            label={title}
            placeholder={placeholder}
            content={content}
            isHtml={isHtml}
            isPending={isPending}
            isReadOnly={isReadOnly}
            marks={marks}
            comments={comments.inText}
            ref={editor}
            onChange={props.onChange}
            onDialogDirtyChange={props.onDialogDirtyChange}
          />
        )}
      </Workspace>
      <LazyRemovalDialog
        isOpen={props.removals.length + props.hosts.length + props.deadLinks.length > 0}
        onOpenChange={props.onKeepEditing}
        removals={props.removals}
        hosts={props.hosts}
        deadLinks={props.deadLinks}
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
