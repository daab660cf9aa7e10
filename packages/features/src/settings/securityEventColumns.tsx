import type { SecurityEvent } from '@planner/api-client';
import {
  Badge,
  type BadgeProps,
  formatDateTime,
  Isolate,
  type SelectOption,
  Stack,
  type TableColumn,
  Text,
} from '@planner/ui';

type EventBadge = readonly [label: string, tone: BadgeProps['tone']];

const BADGES: Record<string, EventBadge> = {
  signedIn: ['Signed in', 'neutral'],
  signInFailed: ['Sign-in failed', 'warning'],
  signInLimited: ['Too many attempts', 'danger'],
  signedOut: ['Signed out', 'neutral'],
  otherSessionsEnded: ['Other sessions ended', 'info'],
  resetRequested: ['Reset link requested', 'info'],
  passwordReset: ['Password reset', 'info'],
  passwordChanged: ['Password changed', 'info'],
  passwordChangeFailed: ['Password change failed', 'warning'],
  userCreated: ['User added', 'info'],
  roleChanged: ['Role changed', 'warning'],
  userDeleted: ['User deleted', 'danger'],
};

export const securityEventOptions: SelectOption[] = [
  { value: '', label: 'All events' },
  ...Object.entries(BADGES).map(([value, [label]]) => ({ value, label })),
];

const Actor = ({ actor, subject }: Pick<SecurityEvent, 'actor' | 'subject'>) => {
  if (actor === null) return <Text tone="muted">not signed in</Text>;
  return actor === subject ? <Text tone="muted">themselves</Text> : <Isolate>{actor}</Isolate>;
};

export const securityEventColumns: TableColumn<SecurityEvent>[] = [
  {
    id: 'kind',
    header: 'Event',
    size: 'large',
    isRowHeader: true,
    phone: 'primary',
    cell: ({ kind, detail, at }) => {
      // The server may add kinds.
      const [label, tone]: EventBadge = BADGES[kind] ?? [kind, 'neutral'];
      return (
        <Stack gap="xxs" align="start">
          <Badge tone={tone}>{label}</Badge>
          {detail !== null && (
            <Text size="small" tone="muted">
              <Isolate>{detail}</Isolate>
            </Text>
          )}
          <Text size="small" tone="muted" numeric>
            {formatDateTime(at)}
          </Text>
        </Stack>
      );
    },
  },
  {
    id: 'subject',
    header: 'Account',
    phone: 'labelled',
    cell: ({ subject }) => (subject === null ? '' : <Isolate>{subject}</Isolate>),
  },
  {
    id: 'actor',
    header: 'By',
    phone: 'labelled',
    cell: ({ actor, subject }) => <Actor actor={actor} subject={subject} />,
  },
  {
    id: 'address',
    header: 'Address',
    phone: 'labelled',
    cell: ({ address, requestId }) => (
      <Stack gap="xxs">
        <Text numeric>
          <Isolate>{address}</Isolate>
        </Text>
        <Text size="small" tone="muted">
          <Isolate>{requestId}</Isolate>
        </Text>
      </Stack>
    ),
  },
];
