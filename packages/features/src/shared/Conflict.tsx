import { Banner, Button, DescriptionList, Inline, Isolate, Stack, Text } from '@planner/ui';

/** A field that two people have set to different values, in words. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictProps {
  /** What was edited, as in “this user”. */
  subject: string;
  /** Where both versions differ; may be empty. */
  differences: Difference[];
  isPending: boolean;
  /** Saves what stands in the form over what somebody else has saved. */
  onKeepMine: () => void;
  /** Puts what somebody else has saved into the form. */
  onTakeTheirs: () => void;
}

/** Says that somebody else has saved in the meantime, shows what differs, and lets the person choose. */
export const Conflict = ({ subject, differences, isPending, onKeepMine, onTakeTheirs }: ConflictProps) => (
  <Banner tone="warning" title={`Somebody else has changed ${subject} in the meantime`}>
    <Stack gap="m">
      {differences.length === 0 ? (
        <Text as="p">What they saved is the same as what you entered.</Text>
      ) : (
        <DescriptionList
          items={differences.map(({ label, mine, theirs }) => ({
            term: label,
            description: (
              <Text>
                Yours: <Isolate>{mine || 'empty'}</Isolate>; theirs: <Isolate>{theirs || 'empty'}</Isolate>
              </Text>
            ),
          }))}
        />
      )}
      <Inline gap="s">
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel="Saving..."
          onPress={onKeepMine}
        >
          Keep mine (overwrite)
        </Button>
        <Button variant="secondary" size="small" isDisabled={isPending} onPress={onTakeTheirs}>
          Take theirs
        </Button>
      </Inline>
    </Stack>
  </Banner>
);
