import type { User } from '@planner/api-client';
import {
  Button,
  Card,
  CopyButton,
  DescriptionList,
  formatDateTime,
  Inline,
  Isolate,
  Stack,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { FormMessage } from '../../shared/query/FormMessage.tsx';

export interface AccountViewProps {
  user: User;
  /** The health values, or how to show them. */
  health: ReactNode;
  isSendingResetLink: boolean;
  onSendResetLink: () => void;
  isExporting: boolean;
  /** Undefined if the server can't. */
  onExport?: (() => void) | undefined;
  /** Undefined if the account may not delete the user. */
  onDelete?: (() => void) | undefined;
  /** Undefined if the server can't, or the account may not. */
  onErase?: (() => void) | undefined;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
}

const factsOf = ({ id, createdAt, updatedAt }: User) => [
  {
    term: 'User ID',
    description: (
      <Inline gap="xs" wrap={false}>
        <Text numeric truncate="middle">
          {id}
        </Text>
        <CopyButton text={id} label={`Copy user ID ${id}`} />
      </Inline>
    ),
  },
  { term: 'Joined', description: <Isolate>{formatDateTime(createdAt)}</Isolate> },
  ...(updatedAt === undefined
    ? []
    : [{ term: 'Last changed', description: <Isolate>{formatDateTime(updatedAt)}</Isolate> }]),
];

export const AccountView = ({ user, health, onExport, onErase, ...props }: AccountViewProps) => (
  <Card title="Account">
    <Stack gap="l">
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <DescriptionList items={factsOf(user)} />
      {health}
      <Inline gap="s">
        <Button
          size="small"
          icon="mail"
          isPending={props.isSendingResetLink}
          pendingLabel="Sending..."
          onPress={props.onSendResetLink}
        >
          Send reset link
        </Button>
        {onExport && (
          <Button
            size="small"
            icon="export"
            isPending={props.isExporting}
            pendingLabel="Downloading..."
            onPress={onExport}
          >
            Download data
          </Button>
        )}
        {props.onDelete && (
          <Button size="small" icon="delete" onPress={props.onDelete}>
            Delete
          </Button>
        )}
        {onErase && (
          <Button size="small" variant="quiet" onPress={onErase}>
            Erase for good
          </Button>
        )}
      </Inline>
    </Stack>
  </Card>
);
