import { Button, Inline, Text } from '@planner/ui';

export interface LoadOlderProps {
  label: string;
  /** Entries shown so far. */
  count: number;
  isPending: boolean;
  onPress: () => void;
}

/** Continues a log below its newest entries. */
export const LoadOlder = ({ label, count, isPending, onPress }: LoadOlderProps) => (
  <Inline gap="s">
    <Button
      size="small"
      variant="secondary"
      isPending={isPending}
      pendingLabel="Loading..."
      onPress={onPress}
    >
      {label}
    </Button>
    <Text tone="muted">{`Showing the newest ${count}.`}</Text>
  </Inline>
);
