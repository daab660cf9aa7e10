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
import { Can, CanExtra } from '../../shared/session/Can.tsx';
import { userFacts } from './userFacts.tsx';
import { FormMessage } from '../../shared/query/FormMessage.tsx';

interface InvitationState {
  /** When the link that was sent expires; null without one. */
  until: string | null;
  isPending: boolean;
  /** Sends or revokes it. */
  onChange: (isSent: boolean) => void;
}

export interface AccountViewProps {
  user: User;
  /** The health values, or how to show them. */
  health: ReactNode;
  /** Undefined for accounts with a password, and if the server has no invitations. */
  invitation?: InvitationState | undefined;
  isSendingResetLink: boolean;
  onSendResetLink: () => void;
  isExporting: boolean;
  onExport: () => void;
  onDelete: () => void;
  onErase: () => void;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
}

const factsOf = ({ id, createdAt, updatedAt }: User) => [
  {
    term: 'User ID',
    description: (
      <Inline gap="xs">
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

const InvitationButtons = ({ until, isPending, role, onChange }: InvitationState & Pick<User, 'role'>) => (
  <>
    <CanExtra operation="sendInvitation" role={role}>
      <Button
        size="small"
        icon="mail"
        isPending={isPending}
        pendingLabel="Saving..."
        onPress={() => onChange(true)}
      >
        {until === null ? 'Send invitation' : 'Resend invitation'}
      </Button>
    </CanExtra>
    {until !== null && (
      <CanExtra operation="revokeInvitation" role={role}>
        <Button size="small" variant="quiet" isDisabled={isPending} onPress={() => onChange(false)}>
          Revoke invitation
        </Button>
      </CanExtra>
    )}
  </>
);

export const AccountView = ({ user, health, invitation, ...props }: AccountViewProps) => (
  <Card title="Account">
    <Stack gap="l">
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <DescriptionList items={[...userFacts(user, 'account'), ...factsOf(user)]} />
      {health}
      {invitation && (
        <Text as="p">
          {invitation.until === null ? (
            'Has no password yet.'
          ) : (
            <>
              Invited, not accepted yet. The link works until{' '}
              <Isolate>{formatDateTime(invitation.until)}</Isolate>.
            </>
          )}
        </Text>
      )}
      <Inline gap="s">
        {invitation ? (
          <InvitationButtons {...invitation} role={user.role} />
        ) : (
          <Button
            size="small"
            icon="mail"
            isPending={props.isSendingResetLink}
            pendingLabel="Sending..."
            onPress={props.onSendResetLink}
          >
            Send reset link
          </Button>
        )}
        <CanExtra operation="exportUserData" role={user.role}>
          <Button
            size="small"
            icon="export"
            isPending={props.isExporting}
            pendingLabel="Downloading..."
            onPress={props.onExport}
          >
            Download data
          </Button>
        </CanExtra>
        <Can operation="deleteUser" role={user.role}>
          <Button size="small" icon="delete" onPress={props.onDelete}>
            Delete
          </Button>
        </Can>
        <CanExtra operation="eraseUser" role={user.role}>
          <Button size="small" variant="quiet" onPress={props.onErase}>
            Erase for good
          </Button>
        </CanExtra>
      </Inline>
    </Stack>
  </Card>
);
