import { formatTimeAgo, Isolate, ListItem, Stack, Text } from '@planner/ui';
import type { ReactNode } from 'react';

export const FACTOR_KINDS = { app: 'Authenticator app', passkey: 'Passkey' } as const;

interface KeyListItemProps {
  name: string;
  /** What it is, and since or until when. */
  details: readonly string[];
  lastUsedAt: string | null;
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Below the details. */
  children?: ReactNode;
  /** What to do with it. */
  actions?: ReactNode;
}

/** What opens an account: a second factor or a token. */
export const KeyListItem = ({ name, details, lastUsedAt, now, children, actions }: KeyListItemProps) => (
  <ListItem after={actions}>
    <Stack gap="xxs">
      <Text weight="semibold">
        <Isolate>{name}</Isolate>
      </Text>
      <Text size="small" tone="muted">
        {details.map((detail) => `${detail} · `)}
        {lastUsedAt === null ? 'not used yet' : `last used ${formatTimeAgo(lastUsedAt, now)}`}
      </Text>
      {children}
    </Stack>
  </ListItem>
);
