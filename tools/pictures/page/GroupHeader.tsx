import { Badge, Button, Heading, Inline, Stack, Text } from '@planner/ui';
import type { Group, ReviewedReport } from '../Report.ts';
import { countPictures } from './countPictures.ts';
import { GroupTitle } from './GroupTitle.tsx';
import { LABELS, stateOf, TONES } from './stateOf.ts';

export interface GroupHeaderProps {
  group: Group;
  report: ReviewedReport;
  onAccept: () => void;
  onReject: () => void;
}

/** What changed in all stories of a group, and the decision about them. */
export function GroupHeader({ group, report, onAccept, onReject }: GroupHeaderProps) {
  const state = stateOf(group.stories, report);
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
          <Button onPress={onReject}>Reject group</Button>
          <Button variant="primary" onPress={onAccept}>
            Accept group
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
