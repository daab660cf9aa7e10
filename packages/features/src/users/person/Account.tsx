import type { User } from '@planner/api-client';
import { Isolate, lazyWithRetry } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useRights } from '../../shared/session/rights.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { AccountActionsView, AccountView } from './AccountView.tsx';
import { exportUserDataMutation, invitationMutation, sendResetLinkMutation } from './mutations.ts';
import { errorTexts, getInvitationQuery, getHealthQuery } from './queries.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { HealthValuesView } from './HealthValuesView.tsx';

/** Reads the health values of a user once the administrator asks for them. */
const HealthValues = ({ id }: { id: string }) => {
  const [isShown, setShown] = useState(false);
  const result = useQuery({ ...getHealthQuery(useApi(), id), enabled: isShown });
  const load = useLoadState(result, errorTexts.health);
  return <HealthValuesView {...load} isShown={isShown} onShow={() => setShown(true)} />;
};

// Rarely used.
const DeleteUser = lazyWithRetry(async () => (await import('../dialogs.ts')).DeleteUser);
const EraseUser = lazyWithRetry(async () => (await import('../dialogs.ts')).EraseUser);

export interface AccountProps {
  user: User;
  /** Called when the user was deleted or erased. */
  onGone: () => void;
}

export const Account = ({ user }: Pick<AccountProps, 'user'>) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const hasInvitations = useRights().offers('getInvitation');
  const invitation = useQuery({ ...getInvitationQuery(client, user.id), enabled: hasInvitations }).data;
  const invite = useSave(invitationMutation(client, user.id));
  const change = (isSent: boolean) =>
    invite.save(isSent, () =>
      announce({
        message: isSent ? (
          <>
            Invitation sent to <Isolate>{user.email}</Isolate>
          </>
        ) : (
          'The invitation was revoked'
        ),
      }),
    );
  return (
    <AccountView
      user={user}
      health={<HealthValues id={user.id} />}
      invitation={
        invitation?.canInvite
          ? { until: invitation.until, isPending: invite.isPending, onChange: change }
          : undefined
      }
      errorMessage={invite.error ? errorMessage(invite.error, errorTexts.invite) : undefined}
      onDismissMessage={invite.reset}
    />
  );
};

/** Actions on the account, and the dialogs that ask first. */
export const AccountActions = ({ user, onGone }: AccountProps) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const hasInvitations = useRights().offers('getInvitation');
  const invitation = useQuery({ ...getInvitationQuery(client, user.id), enabled: hasInvitations }).data;
  const reset = useSave(sendResetLinkMutation(client, user.email));
  const data = useSave(exportUserDataMutation(client, user));
  const [asked, setAsked] = useState<'delete' | 'erase'>();
  const close = () => setAsked(undefined);
  const dialog = { onOpenChange: close, onClose: close };
  const fail = (fallback: string) => (error: Error) =>
    announce({ tone: 'danger', message: errorMessage(error, fallback) });
  const sendResetLink = () =>
    reset.save(
      undefined,
      () =>
        announce({
          message: (
            <>
              Reset link sent to <Isolate>{user.email}</Isolate>
            </>
          ),
        }),
      fail(errorTexts.sendResetLink),
    );
  return (
    <>
      <AccountActionsView
        user={user}
        onSendResetLink={invitation?.canInvite ? undefined : sendResetLink}
        onExport={() =>
          data.save(
            undefined,
            () => announce({ message: `Data exported to ${user.email}.json` }),
            fail(errorTexts.exportData),
          )
        }
        onDelete={() => setAsked('delete')}
        onErase={() => setAsked('erase')}
      />
      <DeleteUser
        {...dialog}
        onDeleted={onGone}
        isOpen={asked === 'delete'}
        candidate={asked === 'delete' ? user : undefined}
      />
      <EraseUser {...dialog} onErased={onGone} isOpen={asked === 'erase'} candidate={user} />
    </>
  );
};
