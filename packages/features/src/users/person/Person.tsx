import { hasCode } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useUndo } from '../../shared/announce/useAnnouncer.ts';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { useDocumentTitle } from '../../shared/app/useDocumentTitle.ts';
import { useRights } from '../../shared/session/rights.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { getPersonQuery } from '../../shared/person/queries.ts';
import { errorTexts } from '../queries.ts';
import { Account, AccountActions, type AccountProps } from './Account.tsx';
import { Restrictions } from './Restrictions.tsx';
import {
  PersonSubscription,
  PersonMessages,
  type PersonMessagesProps,
  PersonActivity,
  type PersonActivityProps,
  PersonFactors,
  PersonSessions,
  PersonAcceptances,
  usePersonParts,
} from './personCards.tsx';
import { PersonView, type PersonViewProps } from './PersonView.tsx';
import { errorTexts as personErrorTexts, getDeletedUserQuery } from './queries.ts';
import { Card, lazyWithRetry } from '@planner/ui';
import { useState } from 'react';
import { DeletedPersonView, type DeletedPersonViewProps } from './DeletedPersonView.tsx';

const EraseUser = lazyWithRetry(async () => (await import('../dialogs.ts')).EraseUser);

interface DeletedPersonProps extends Omit<DeletedPersonViewProps, 'onErase'> {
  /** Called when the user was erased. */
  onGone: () => void;
}

const DeletedPerson = ({ onGone, ...view }: DeletedPersonProps) => {
  const [isErasing, setIsErasing] = useState(false);
  const close = () => setIsErasing(false);
  return (
    <>
      <DeletedPersonView {...view} onErase={() => setIsErasing(true)} />
      <EraseUser
        onOpenChange={close}
        onClose={close}
        onErased={onGone}
        isOpen={isErasing}
        candidate={view.user}
      />
    </>
  );
};

export interface PersonProps
  extends
    Pick<PersonViewProps, 'editHref' | 'listHref'>,
    Omit<AccountProps, 'user'>,
    Pick<PersonMessagesProps, 'getMessageHref'>,
    Pick<PersonActivityProps, 'hrefs' | 'getActorHref'> {
  /** Also the component's `key`. */
  id: string;
  /** The activity about and by an account. */
  getActivityHref: (filter: { subject: string } | { actor: string }) => string;
}

/** Everything about one user. What the server doesn't offer is left out. */
export const Person = ({ id, editHref, listHref, ...props }: PersonProps) => {
  const client = useApi();
  const rights = useRights();
  const { offers } = rights;
  const result = useQuery(getPersonQuery(client, id, rights));
  const person = useLoadState(result, errorTexts.getUser);
  const isMissing = hasCode(result.error, 'not-found', 404);
  const isLookedUp = isMissing && offers('getDeletedUser');
  const lookup = useQuery({ ...getDeletedUserQuery(client, id), enabled: isLookedUp });
  const deleted = useLoadState(lookup, personErrorTexts.getDeletedUser);
  const now = useServerNow()();
  const { isLoading, missing } = usePersonParts(result.data);
  const has = (noun: string) => !missing.includes(noun);
  const activity = offers('listActivity') && (
    <PersonActivity
      id={id}
      hrefs={props.hrefs}
      getActorHref={props.getActorHref}
      aboutHref={props.getActivityHref({ subject: id })}
      byHref={props.getActivityHref({ actor: id })}
    />
  );
  useDocumentTitle((isMissing ? lookup.data : result.data)?.name ?? 'User');
  // Here, because a restored user replaces the page of the deleted one.
  const { undo, pendingIds } = useUndo();
  if (isLookedUp && lookup.data) {
    const { activityId } = lookup.data;
    return (
      <DeletedPerson
        user={lookup.data}
        listHref={listHref}
        isRestoring={pendingIds.length > 0}
        onRestore={activityId === null ? undefined : () => undo([activityId], () => {})}
        onGone={props.onGone}
      >
        {activity}
      </DeletedPerson>
    );
  }
  const { state, onRetry } =
    isLookedUp && deleted.state.status !== 'ready'
      ? { state: deleted.state, onRetry: deleted.onRetry }
      : person;
  return (
    <PersonView
      state={state}
      isGone={isMissing && state === person.state}
      now={now}
      editHref={editHref}
      listHref={listHref}
      onRetry={onRetry}
      isComplete={!isLoading}
      missing={missing}
      renderActions={(user) => <AccountActions user={user} onGone={props.onGone} />}
      renderMain={(user) => (
        <>
          {offers('listContactMessages.sender') && has('messages') && (
            <PersonMessages user={user} getMessageHref={props.getMessageHref} />
          )}
          {activity}
        </>
      )}
      renderAside={(user) => (
        <>
          {rights.can('listSubscriptions') && has('subscription') && <PersonSubscription user={user} />}
          <Card title="Account and access">
            {(offers('changeAccess') || offers('suspendUser') || !rights.can('suspendUser')) && (
              <Restrictions user={user} />
            )}
            {offers('listUserSessions') && user.role === 'admin' && has('sessions') && (
              <PersonSessions user={user} />
            )}
            {offers('listUserFactors') && user.role === 'admin' && <PersonFactors user={user} />}
            {offers('listUserAcceptances') && has('accepted legal texts') && (
              <PersonAcceptances user={user} />
            )}
            <Account user={user} />
          </Card>
        </>
      )}
    />
  );
};
