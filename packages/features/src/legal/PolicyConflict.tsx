import type { PolicyVersion } from '@planner/api-client';
import { Banner, Button, Inline, Stack, Text } from '@planner/ui';
import { formatDateTime } from '../shared/format.ts';
import { LatePolicyDiff } from './LatePolicyDiff.tsx';

export interface PolicyConflictProps {
  mine: string;
  theirs: string;
  /** Who saved theirs, and when; undefined while that is not known. */
  save?: PolicyVersion | undefined;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that somebody else has saved a legal text in the meantime, shows what differs, and lets people choose. */
export const PolicyConflict = (props: PolicyConflictProps) => {
  const { mine, theirs, save, isPending, onKeepMine, onTakeTheirs } = props;
  return (
    <Banner tone="warning" title="Somebody else has changed this policy in the meantime">
      <Stack gap="m">
        {save && (
          <Text as="p">{`Saved by ${save.savedBy ?? 'somebody'}, ${formatDateTime(save.savedAt)}`}</Text>
        )}
        <LatePolicyDiff label="From theirs to yours" before={theirs} after={mine} />
        <Inline gap="s">
          <Button
            size="small"
            variant="secondary"
            isPending={isPending}
            pendingLabel="Saving..."
            onPress={onKeepMine}
          >
            Keep mine (overwrite)
          </Button>
          <Button size="small" variant="secondary" isDisabled={isPending} onPress={onTakeTheirs}>
            Take theirs
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
};
