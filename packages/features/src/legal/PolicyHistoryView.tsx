import type { PolicyVersion } from '@planner/api-client';
import {
  AlertDialog,
  Banner,
  Button,
  CenteredSpinner,
  formatDateTime,
  Inline,
  Select,
  Stack,
  Text,
} from '@planner/ui';
import { useState } from 'react';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import { RefetchMessage } from '../shared/query/LoadBody.tsx';
import type { LoadState } from '../shared/query/useLoadState.ts';
import { authorOf } from './authorOf.ts';
import { LazyPolicyDiff } from './LazyPolicyDiff.tsx';

export interface PolicyHistoryViewProps {
  /** Of the text. */
  title: string;
  versions: LoadState<PolicyVersion[]>;
  before: number | undefined;
  after: number | undefined;
  /** HTML; undefined while loading. */
  contents: { before: string | undefined; after: string | undefined };
  hasOlder: boolean;
  isLoadingOlder: boolean;
  errorMessage?: string | undefined;
  isPending: boolean;
  hasUnsavedChanges: boolean;
  onRetry: () => void;
  onLoadOlder: () => void;
  onBeforeChange: (version: number) => void;
  onAfterChange: (version: number) => void;
  /** Confirmed. */
  onRestore: () => void;
}

const nameOf = (version: PolicyVersion): string =>
  `Version ${version.version} · ${formatDateTime(version.savedAt)} · ${authorOf(version)}`;

/** Repeated below the select, which truncates its option on phones. */
const describeSave = (version: PolicyVersion | undefined): string | undefined =>
  version && `Saved by ${authorOf(version)}, ${formatDateTime(version.savedAt)}`;

export const PolicyHistoryView = (props: PolicyHistoryViewProps) => {
  const { versions, before, after, contents } = props;
  const [isAsking, setAsking] = useState(false);
  if (versions.status === 'loading') return <CenteredSpinner label="Loading history..." />;
  if (versions.status === 'failed') return <RefetchMessage state={versions} onRetry={props.onRetry} />;
  const [newest] = versions.data;
  if (!newest) return <Text as="p">Nothing has been saved yet.</Text>;
  const restored = before ?? newest.version;
  const describe = (number: number | undefined) =>
    describeSave(versions.data.find(({ version }) => version === number));
  const choiceOf = (chosen: number | undefined, onChange: (version: number) => void) => ({
    description: describe(chosen),
    options: versions.data.map((version) => ({ value: String(version.version), label: nameOf(version) })),
    value: String(chosen ?? newest.version),
    onChange: (value: string) => onChange(Number(value)),
  });
  return (
    <Stack gap="m">
      <Select label="Compare" {...choiceOf(before, props.onBeforeChange)} />
      <Select label="With" {...choiceOf(after, props.onAfterChange)} />
      {props.hasOlder && (
        <LoadOlder
          label="Load older versions"
          count={versions.data.length}
          isPending={props.isLoadingOlder}
          onPress={props.onLoadOlder}
        />
      )}
      {versions.message && <Banner tone="danger">{versions.message}</Banner>}
      {props.errorMessage && <Banner tone="danger">{props.errorMessage}</Banner>}
      {contents.before !== undefined && contents.after !== undefined && (
        <LazyPolicyDiff label="Differences" before={contents.before} after={contents.after} />
      )}
      <Inline gap="s">
        <Button
          variant="primary"
          icon="retry"
          isPending={props.isPending}
          pendingLabel="Restoring..."
          isDisabled={contents.before === undefined || before === newest.version || props.hasUnsavedChanges}
          onPress={() => setAsking(true)}
        >
          {`Restore version ${restored}`}
        </Button>
        {props.hasUnsavedChanges && (
          <Text tone="muted">Save your changes first: restoring would replace them.</Text>
        )}
      </Inline>
      {/* `danger` keeps the focus of a double press away from the button that publishes. */}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={`Restore version ${restored} of ${props.title}?`}
        confirmLabel="Restore and publish"
        onConfirm={() => {
          setAsking(false);
          props.onRestore();
        }}
      >
        <Stack gap="s">
          <Text as="p">{`Everyone will see version ${restored} at once. ${describe(before) ?? ''}.`}</Text>
          <Text as="p">{`It replaces version ${newest.version}, which stays in the history. ${describeSave(newest)}.`}</Text>
        </Stack>
      </AlertDialog>
    </Stack>
  );
};
