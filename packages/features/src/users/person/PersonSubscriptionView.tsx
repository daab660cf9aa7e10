import type { Subscription } from '@planner/api-client';
import { Badge, CopyButton, formatDate, Inline, Isolate, List, ListItem, Stack, Text } from '@planner/ui';
import { statusWord, toneOf } from '../../shared/format/subscriptionStatus.ts';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { PersonCard } from './PersonCard.tsx';

export const PersonSubscriptionView = (props: LoadProps<readonly Subscription[]>) => (
  <PersonCard {...props} title="Subscription" emptyText="No subscription">
    {(subscriptions) => (
      <List label="Subscriptions">
        {subscriptions.map(({ id, status, expiresDate, originalTransactionId }) => (
          <ListItem
            key={id}
            after={
              <CopyButton
                text={originalTransactionId}
                label={`Copy transaction ID ${originalTransactionId}`}
              />
            }
          >
            <Stack gap="xxs">
              <Inline gap="s">
                <Badge tone={toneOf(status)}>{statusWord(status)}</Badge>
                <Text>
                  {expiresDate === null
                    ? 'No end'
                    : `${status === 'EXPIRED' ? 'Ended' : 'Ends'} ${formatDate(expiresDate)}`}
                </Text>
              </Inline>
              <Text size="small" tone="muted" numeric>
                Transaction ID <Isolate>{originalTransactionId}</Isolate>
              </Text>
            </Stack>
          </ListItem>
        ))}
      </List>
    )}
  </PersonCard>
);
