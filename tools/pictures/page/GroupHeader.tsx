import { Badge, Button, Heading, Inline, Stack, Text } from '@planner/ui';
import type { ChangedStory, Group, ReviewedReport } from '../Report.ts';
import { countPictures, picturesOf } from './countPictures.ts';
import { GroupTitle } from './GroupTitle.tsx';
import { LABELS, stateOf, TONES } from './stateOf.ts';

export interface GroupHeaderProps {
  group: Group;
  report: ReviewedReport;
  /** What the actions decide about. */
  undecided: readonly ChangedStory[];
  onAccept?: () => void;
  onReject?: () => void;
}

/** What changed in all stories of a group, and the decision about them. */
export function GroupHeader({ group, report, undecided, onAccept, onReject }: GroupHeaderProps) {
  const state = stateOf(group.stories, report);
  const rest = picturesOf(undecided);
  const isWhole = rest === 0 || rest === picturesOf(group.stories);
  const subject = isWhole ? 'group' : `the rest (${rest})`;
  return (
    <Inline justify="between" gap="m" align="start">
      <Stack gap="xxs">
        <Inline gap="s">
          <Heading level={2} size="section">
            <GroupTitle title={group.title} />
          </Heading>
          {report.review && <Badge tone={TONES[state]}>{LABELS[state]}</Badge>}
        </Inline>
        <Text tone="muted">{countPictures(group.stories)}</Text>
      </Stack>
      {report.review && (
        <Inline gap="xs">
          <Button isDisabled={!onReject} onPress={onReject}>
            {`Reject ${subject}`}
          </Button>
          <Button variant="primary" isDisabled={!onAccept} onPress={onAccept}>
            {`Accept ${subject}`}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
