import type { User } from '@planner/api-client';
import { useState } from 'react';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { useRights } from '../../shared/session/rights.ts';
import type { Level } from '../../shared/session/levels.ts';
import { changeAccessMutation, liftSuspensionMutation, suspendUserMutation } from './mutations.ts';
import { errorTexts } from './queries.ts';
import { RestrictionsView } from './RestrictionsView.tsx';

/** What an administrator may do, and whether a user is suspended. */
export const Restrictions = ({ user }: { user: User }) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const [isAsking, setAsking] = useState(false);
  const access = useSave(changeAccessMutation(client, user.id));
  const suspend = useSave(suspendUserMutation(client, user.id));
  const lift = useSave(liftSuspensionMutation(client, user.id));
  const failed = access.error ?? lift.error;
  return (
    <RestrictionsView
      key={user.access}
      user={user}
      now={useServerNow()()}
      isPending={access.isPending || lift.isPending}
      errorMessage={failed ? errorMessage(failed, errorTexts.restrict) : undefined}
      onDismissMessage={() => {
        access.reset();
        lift.reset();
      }}
      onChangeAccess={
        useRights().offers('changeAccess') && user.role === 'admin'
          ? (level: Level) => access.save(level, () => announce({ message: 'The access was changed' }))
          : undefined
      }
      suspension={{
        isAsking,
        isPending: suspend.isPending,
        errorMessage: suspend.error ? errorMessage(suspend.error, errorTexts.restrict) : undefined,
        onAsk: (isOpen) => {
          suspend.reset();
          setAsking(isOpen);
        },
        onSuspend: (suspension) =>
          suspend.save(suspension, () => {
            setAsking(false);
            announce({ message: 'The account is suspended' });
          }),
        onLift: () => lift.save(undefined, () => announce({ message: 'The suspension was lifted' })),
      }}
    />
  );
};
