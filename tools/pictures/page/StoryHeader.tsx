import { Button, Inline, Stack, Text } from '@planner/ui';
import type { Group } from '../Report.ts';

export interface StoryHeaderProps {
  group: Group;
  /** Of the shown story in the group. */
  index: number;
  isReadOnly: boolean;
  onGo: (index: number) => void;
  onAccept?: () => void;
  onReject?: () => void;
}

/** Which story of a group is shown, and the decision about it alone. */
export function StoryHeader({ group, index, isReadOnly, onGo, onAccept, onReject }: StoryHeaderProps) {
  const story = group.stories[index];
  if (!story) return null;
  return (
    <div className="story">
      <Stack gap="xxs">
        <p aria-live="polite">
          <Text weight="semibold">{story.name}</Text>
          <Text tone="muted">
            {' '}
            · story {index + 1} of {group.stories.length}
          </Text>
        </p>
        <Text tone="muted" size="small">
          {story.storiesFile}
        </Text>
      </Stack>
      <Inline gap="xs">
        <Button size="small" isDisabled={index === 0} onPress={() => onGo(index - 1)}>
          Previous
        </Button>
        <Button size="small" isDisabled={index === group.stories.length - 1} onPress={() => onGo(index + 1)}>
          Next
        </Button>
        {!isReadOnly && group.stories.length > 1 && (
          <>
            <Button size="small" isDisabled={!onReject} onPress={onReject}>
              Reject story
            </Button>
            <Button size="small" isDisabled={!onAccept} onPress={onAccept}>
              Accept story
            </Button>
          </>
        )}
      </Inline>
    </div>
  );
}
