import type { User } from '@planner/api-client';
import { Isolate, lazyWithRetry } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useRights } from '../../shared/session/rights.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { AccountView } from './AccountView.tsx';
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

export const Account = ({ user, onGone }: AccountProps) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const reset = useSave(sendResetLinkMutation(client, user.email));
  const data = useSave(exportUserDataMutation(client, user.id));
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
  const [asked, setAsked] = useState<'delete' | 'erase'>();
  const failures = [
    ...(reset.error ? [errorMessage(reset.error, errorTexts.sendResetLink)] : []),
    ...(invite.error ? [errorMessage(invite.error, errorTexts.invite)] : []),
    ...(data.error ? [errorMessage(data.error, errorTexts.exportData)] : []),
  ];
  const dismiss = () => {
    reset.reset();
    data.reset();
    invite.reset();
  };
  const close = () => setAsked(undefined);
  const dialog = { onOpenChange: close, onClose: close };
  return (
    <>
      <AccountView
        user={user}
        health={<HealthValues id={user.id} />}
        invitation={
          invitation?.canInvite
            ? { until: invitation.until, isPending: invite.isPending, onChange: change }
            : undefined
        }
        isSendingResetLink={reset.isPending}
        onSendResetLink={() =>
          reset.save(undefined, () =>
            announce({
              message: (
                <>
                  Reset link sent to <Isolate>{user.email}</Isolate>
                </>
              ),
            }),
          )
        }
        isExporting={data.isPending}
        onExport={() => data.save(undefined, () => announce({ message: 'Data exported to user-data.json' }))}
        onDelete={() => setAsked('delete')}
        onErase={() => setAsked('erase')}
        errorMessage={failures[0]}
        onDismissMessage={dismiss}
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
