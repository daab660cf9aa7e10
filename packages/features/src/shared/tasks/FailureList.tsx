import type { TaskFailure } from '@planner/api-client';
import { Isolate, List, ListItem, Stack, Text } from '@planner/ui';

/** Items that failed or will fail, each with its reason. */
export const FailureList = ({ failures }: { failures: readonly TaskFailure[] }) => (
  <List>
    {failures.map(({ item, reason }) => (
      <ListItem key={item}>
        <Stack gap="xxs">
          <Text weight="semibold">
            <Isolate>{item}</Isolate>
          </Text>
          <Text tone="danger">{reason}</Text>
        </Stack>
      </ListItem>
    ))}
  </List>
);
