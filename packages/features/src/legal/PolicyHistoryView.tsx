import type { PolicyVersion } from '@planner/api-client';
import {
  Banner,
  Button,
  CenteredSpinner,
  Checkbox,
  formatZonedTime,
  Inline,
  Select,
  Stack,
  Text,
} from '@planner/ui';
import { momentText } from '../shared/format/momentText.ts';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import { RefetchMessage } from '../shared/query/LoadBody.tsx';
import type { LoadState } from '../shared/query/useLoadState.ts';
import { Can } from '../shared/session/Can.tsx';
import { useRights } from '../shared/session/rights.ts';
import { authorOf } from './authorOf.ts';
import { LazyPolicyDiff } from './LazyPolicyDiff.tsx';
import { describePeriods } from './public/describePeriods.ts';

export interface PolicyHistoryViewProps {
  /** Of the text. */
  title: string;
  versions: LoadState<PolicyVersion[]>;
  /** Whether `versions` has the cancelled ones; undefined if there are none, or no others. */
  isCancelledShown?: boolean | undefined;
  before: number | undefined;
  after: number | undefined;
  /** HTML; undefined while loading. */
  contents: { before: string | undefined; after: string | undefined };
  hasOlder: boolean;
  isLoadingOlder: boolean;
  errorMessage?: string | undefined;
  hasUnsavedChanges: boolean;
  onRetry: () => void;
  onLoadOlder: () => void;
  onBeforeChange: (version: number) => void;
  onAfterChange: (version: number) => void;
  onShowCancelled: (isShown: boolean) => void;
  /** Puts the text into the editor. */
  onRestore: () => void;
  /** Asks whether to withdraw the version `before`; undefined if that is impossible. */
  onWithdraw: (() => void) | undefined;
}

const STATES: Record<string, string> = {
  inForce: 'in force',
  scheduled: 'scheduled',
  cancelled: 'cancelled',
  withdrawn: 'withdrawn',
};

const nameOf = (version: PolicyVersion, timeZone: string | undefined): string =>
  [
    `Version ${version.version}`,
    formatZonedTime(version.savedAt, timeZone),
    authorOf(version),
    STATES[version.state ?? ''],
  ]
    .filter(Boolean)
    .join(' · ');

/** Repeated below the select, which truncates its option on phones. */
const describeSave = (version: PolicyVersion | undefined, timeZone: string | undefined): string | undefined =>
  version &&
  [
    `Saved by ${authorOf(version)}, ${momentText(version.savedAt, timeZone)}`,
    ...(version.periods?.length ? [describePeriods(version.periods, timeZone)] : []),
  ].join('. ');

export const PolicyHistoryView = (props: PolicyHistoryViewProps) => {
  const { versions, before, after, contents } = props;
  const { timeZone } = useRights();
  if (versions.status === 'loading') return <CenteredSpinner label="Loading history..." />;
  if (versions.status === 'failed') return <RefetchMessage state={versions} onRetry={props.onRetry} />;
  const [newest] = versions.data;
  if (!newest) return <Text as="p">Nothing has been saved yet.</Text>;
  const restored = before ?? newest.version;
  const describe = (number: number | undefined) =>
    describeSave(
      versions.data.find(({ version }) => version === number),
      timeZone,
    );
  const choiceOf = (chosen: number | undefined, onChange: (version: number) => void) => ({
    description: describe(chosen),
    options: versions.data.map((version) => ({
      value: String(version.version),
      label: nameOf(version, timeZone),
    })),
    value: String(chosen ?? newest.version),
    onChange: (value: string) => onChange(Number(value)),
  });
  return (
    <Stack gap="m">
      <Select label="Compare" {...choiceOf(before, props.onBeforeChange)} />
      <Select label="With" {...choiceOf(after, props.onAfterChange)} />
      {props.isCancelledShown !== undefined && (
        <Checkbox
          label="Show cancelled versions"
          isSelected={props.isCancelledShown}
          onChange={props.onShowCancelled}
        />
      )}
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
        <LazyPolicyDiff
          label="Differences"
          title={props.title}
          before={contents.before}
          after={contents.after}
        />
      )}
      <Inline gap="s">
        <Can operation="savePolicy">
          <Button
            variant="primary"
            icon="retry"
            isDisabled={contents.before === undefined || before === newest.version || props.hasUnsavedChanges}
            onPress={props.onRestore}
          >
            {`Restore version ${restored}`}
          </Button>
        </Can>
        {props.onWithdraw && (
          <Can operation="withdrawPolicyVersion">
            <Button onPress={props.onWithdraw}>{`Withdraw version ${restored}...`}</Button>
          </Can>
        )}
        {props.hasUnsavedChanges && (
          <Text tone="muted">Save your changes first: restoring would replace them.</Text>
        )}
      </Inline>
    </Stack>
  );
};
