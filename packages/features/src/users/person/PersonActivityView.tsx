import type { ActivityEntry } from '@planner/api-client';
import { formatTimeAgo, Inline, Link, List, ListItem, Stack, Text } from '@planner/ui';
import { EntryActor, EntryText } from '../../shared/activity/EntryText.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { PersonCard } from './PersonCard.tsx';

export interface PersonActivityViewProps extends LoadProps<readonly ActivityEntry[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Whose page it is: no links lead to it. */
  personId: string;
  getSubjectHref: (entry: ActivityEntry) => string | undefined;
  getActorHref: (entry: ActivityEntry) => string | undefined;
  aboutHref: string;
  byHref: string;
}

export const PersonActivityView = ({ now, personId, ...props }: PersonActivityViewProps) => (
  <PersonCard {...props} title="Activity" emptyText="No activity in the past year">
    {(entries) => (
      <Stack gap="m">
        <List label="Newest activity">
          {entries.map((entry) => (
            <ListItem
              key={entry.id}
              after={
                <Text size="small" tone="muted" numeric>
                  {formatTimeAgo(entry.at, now)}
                </Text>
              }
            >
              <Stack gap="xxs">
                <EntryText
                  entry={entry}
                  href={entry.subjectId === personId ? undefined : props.getSubjectHref(entry)}
                />
                <Text as="p" size="small" tone="muted">
                  by{' '}
                  <EntryActor
                    entry={entry}
                    href={entry.actorId === personId ? undefined : props.getActorHref(entry)}
                  />
                </Text>
              </Stack>
            </ListItem>
          ))}
        </List>
        <Inline gap="m">
          <Link href={props.aboutHref}>All about this user</Link>
          {entries.some(({ actorId }) => actorId === personId) && (
            <Link href={props.byHref}>All by this user</Link>
          )}
        </Inline>
      </Stack>
    )}
  </PersonCard>
);
