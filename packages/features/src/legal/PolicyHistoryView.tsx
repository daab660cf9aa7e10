import type { PolicyVersion } from '@planner/api-client';
import { Banner, Button, CenteredSpinner, Inline, Select, Stack, Text } from '@planner/ui';
import { formatDateTime } from '../shared/format.ts';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import type { LoadState } from '../shared/useLoadState.ts';
import { LatePolicyDiff } from './LatePolicyDiff.tsx';

export interface PolicyHistoryViewProps {
  /** Newest first. */
  versions: LoadState<PolicyVersion[]>;
  /** Numbers of the versions that are compared. */
  before: number | undefined;
  after: number | undefined;
  /** Their content; undefined while it is on its way. */
  contents: { before: string | undefined; after: string | undefined };
  /** Whether there are older versions than those. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Why a content could not be had, or a restoration failed. */
  errorMessage?: string | undefined;
  isPending: boolean;
  /** Restoring would replace work that is not saved. */
  hasUnsavedWork: boolean;
  onRetry: () => void;
  onLoadOlder: () => void;
  onBeforeChange: (version: number) => void;
  onAfterChange: (version: number) => void;
  onRestore: (version: number) => void;
}

const nameOf = ({ version, savedAt, savedBy }: PolicyVersion): string =>
  `Version ${version} · ${formatDateTime(savedAt)} · ${savedBy ?? 'unknown'}`;

/** Said below as well: on a phone the choice itself is cut off. */
const saveOf = (version: PolicyVersion | undefined): string | undefined =>
  version && `Saved by ${version.savedBy ?? 'unknown'}, ${formatDateTime(version.savedAt)}`;

/** Every save of a legal text: who and when, what differs between any two, and the way back. */
export const PolicyHistoryView = ({
  versions,
  before,
  after,
  contents,
  ...props
}: PolicyHistoryViewProps) => {
  if (versions.status === 'loading') return <CenteredSpinner label="Loading history..." />;
  if (versions.status === 'failed')
    return (
      <RefetchMessage message={versions.message} isRetrying={versions.isRetrying} onRetry={props.onRetry} />
    );
  const options = versions.data.map((version) => ({
    value: String(version.version),
    label: nameOf(version),
  }));
  const [newest] = versions.data;
  const numbered = (number: number | undefined) => versions.data.find(({ version }) => version === number);
  if (!newest) return <Text as="p">Nothing has been saved yet.</Text>;
  return (
    <Stack gap="m">
      <Select
        label="Compare"
        description={saveOf(numbered(before))}
        options={options}
        value={String(before ?? newest.version)}
        onChange={(value) => props.onBeforeChange(Number(value))}
      />
      <Select
        label="With"
        description={saveOf(numbered(after))}
        options={options}
        value={String(after ?? newest.version)}
        onChange={(value) => props.onAfterChange(Number(value))}
      />
      {props.hasOlder && (
        <Inline gap="s">
          <Button
            size="small"
            variant="secondary"
            isPending={props.isLoadingOlder}
            pendingLabel="Loading..."
            onPress={props.onLoadOlder}
          >
            Load older versions
          </Button>
          <Text tone="muted">{`The newest ${versions.data.length} are listed.`}</Text>
        </Inline>
      )}
      {versions.message && <Banner tone="danger">{versions.message}</Banner>}
      {props.errorMessage && <Banner tone="danger">{props.errorMessage}</Banner>}
      {contents.before !== undefined && contents.after !== undefined && (
        <LatePolicyDiff label="What differs" before={contents.before} after={contents.after} />
      )}
      <Inline gap="s">
        <Button
          variant="primary"
          icon="retry"
          isPending={props.isPending}
          pendingLabel="Restoring..."
          isDisabled={contents.before === undefined || before === newest.version || props.hasUnsavedWork}
          onPress={() => before !== undefined && props.onRestore(before)}
        >
          {`Restore version ${before ?? newest.version}`}
        </Button>
        {props.hasUnsavedWork && (
          <Text tone="muted">Save your changes first: restoring would replace them.</Text>
        )}
      </Inline>
    </Stack>
  );
};
