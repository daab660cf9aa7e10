import type { Acceptance } from '@planner/api-client';
import { formatZonedTime, Isolate, List, ListItem, Stack, Text } from '@planner/ui';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { useRights } from '../../shared/session/rights.ts';
import { textTitle } from '../../shared/session/textTitle.ts';
import { PersonCard } from './PersonCard.tsx';

export const PersonAcceptancesView = (props: LoadProps<readonly Acceptance[]>) => {
  const { timeZone, legalTexts } = useRights();
  return (
    <PersonCard {...props} isPart title="Accepted legal texts" emptyText="Nothing accepted yet">
      {(acceptances) => (
        <List label="Accepted legal texts">
          {acceptances.map(({ type, version, acceptedAt, source }) => (
            <ListItem key={`${type} ${version}`}>
              <Stack gap="xxs">
                <Text>{`${textTitle(type, legalTexts)}, version ${version}`}</Text>
                <Text size="small" tone="muted">
                  {formatZonedTime(acceptedAt, timeZone)} · <Isolate>{source}</Isolate>
                </Text>
              </Stack>
            </ListItem>
          ))}
        </List>
      )}
    </PersonCard>
  );
};
