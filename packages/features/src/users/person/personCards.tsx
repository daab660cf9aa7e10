import type { User } from '@planner/api-client';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PersonSubscriptionView } from './PersonSubscriptionView.tsx';
import {
  errorTexts,
  getInvitationQuery,
  listPersonSubscriptionsQuery,
  listPersonActivityQuery,
  listUserFactorsQuery,
  listUserSessionsQuery,
  listUserAcceptancesQuery,
} from './queries.ts';
import { PersonMessagesView, type PersonMessagesViewProps } from './PersonMessagesView.tsx';
import { deletedIds, subjectHref, type SubjectHrefs } from '../../shared/activity/describeEntry.ts';
import { PersonActivityView, type PersonActivityViewProps } from './PersonActivityView.tsx';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { listPersonMessagesQuery } from '../../shared/person/queries.ts';
import { useRights } from '../../shared/session/rights.ts';
import { useSave } from '../../shared/query/useSave.ts';
import {
  resetUserFactorsMutation,
  endUserSessionsMutation,
  updatePersonMessageMutation,
} from './mutations.ts';
import { PersonFactorsView } from './PersonFactorsView.tsx';
import { PersonSessionsView } from './PersonSessionsView.tsx';
import { PersonAcceptancesView } from './PersonAcceptancesView.tsx';

export const PersonSubscription = ({ user }: { user: User }) => {
  const canFilter = useRights().offers('listSubscriptions.userId');
  const result = useQuery(listPersonSubscriptionsQuery(useApi(), user.id, canFilter));
  return <PersonSubscriptionView {...useLoadState(result, errorTexts.listSubscriptions)} />;
};

export interface PersonMessagesProps extends Pick<PersonMessagesViewProps, 'getMessageHref'> {
  user: User;
}

export const PersonMessages = ({ user, getMessageHref }: PersonMessagesProps) => {
  const client = useApi();
  const { can } = useRights();
  const result = useQuery(listPersonMessagesQuery(client, user.email));
  const { mutate, error, reset } = useMutation(updatePersonMessageMutation(client));
  return (
    <PersonMessagesView
      errorMessage={error ? errorMessage(error, errorTexts.updateMessage) : undefined}
      onDismissMessage={reset}
      // A reply needs no right to mark it as answered.
      onChange={({ id }, change) => can('updateContactMessage') && mutate({ id, ...change })}
      {...useLoadState(result, errorTexts.listMessages)}
      now={useServerNow()()}
      getMessageHref={getMessageHref}
    />
  );
};

export interface PersonActivityProps extends Pick<
  PersonActivityViewProps,
  'aboutHref' | 'byHref' | 'getActorHref'
> {
  id: string;
  hrefs: SubjectHrefs;
}

/** Also of a deleted user. */
export const PersonActivity = ({ id, hrefs, ...links }: PersonActivityProps) => {
  const result = useQuery(listPersonActivityQuery(useApi(), id));
  const deleted = deletedIds(result.data ?? []);
  return (
    <PersonActivityView
      {...links}
      {...useLoadState(result, errorTexts.listActivity)}
      now={useServerNow()()}
      personId={id}
      getSubjectHref={(entry) => subjectHref(entry, hrefs, deleted)}
    />
  );
};

/** Of an administrator. */
export const PersonFactors = ({ user: { id, name } }: { user: User }) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const result = useQuery(listUserFactorsQuery(client, id));
  const reset = useSave(resetUserFactorsMutation(client, id));
  return (
    <PersonFactorsView
      {...useLoadState(result, errorTexts.listFactors)}
      name={name}
      now={useServerNow()()}
      isPending={reset.isPending}
      errorMessage={reset.error ? errorMessage(reset.error, errorTexts.resetFactors) : undefined}
      onDismissMessage={reset.reset}
      onReset={(onDone) =>
        reset.save(
          undefined,
          () => {
            onDone();
            announce({ message: 'The second factors were removed' });
          },
          onDone,
        )
      }
    />
  );
};

/** Of an administrator. */
export const PersonSessions = ({ user: { id } }: { user: User }) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const result = useQuery(listUserSessionsQuery(client, id));
  const end = useSave(endUserSessionsMutation(client, id));
  return (
    <PersonSessionsView
      {...useLoadState(result, errorTexts.listSessions)}
      now={useServerNow()()}
      ending={end.isPending ? (end.variables ?? 'all') : undefined}
      errorMessage={end.error ? errorMessage(end.error, errorTexts.endSessions) : undefined}
      onDismissMessage={end.reset}
      onEnd={() => end.save(undefined, () => announce({ message: 'The sessions have ended' }))}
      onEndOne={(session) => end.save(session, () => announce({ message: 'The session has ended' }))}
    />
  );
};

export const PersonAcceptances = ({ user }: { user: User }) => {
  const result = useQuery(listUserAcceptancesQuery(useApi(), user.id));
  return <PersonAcceptancesView {...useLoadState(result, errorTexts.listAcceptances)} />;
};

const NOUNS = ['messages', 'subscription', 'accepted legal texts', 'sessions'];

/**
 * Loads all parts of the page of a user, which appear together, so that nothing moves. A part that fails to load keeps no other
 * waiting.
 */
export const usePersonParts = (user: User | undefined) => {
  const client = useApi();
  const { offers, can } = useRights();
  const { id = '', email = '', role } = user ?? {};
  const isAdmin = role === 'admin';
  const has = (isOffered: boolean) => ({ enabled: user !== undefined && isOffered });
  return useQueries({
    queries: [
      { ...listPersonMessagesQuery(client, email), ...has(offers('listContactMessages.sender')) },
      {
        ...listPersonSubscriptionsQuery(client, id, offers('listSubscriptions.userId')),
        ...has(can('listSubscriptions')),
      },
      { ...listUserAcceptancesQuery(client, id), ...has(offers('listUserAcceptances')) },
      { ...listUserSessionsQuery(client, id), ...has(isAdmin && offers('listUserSessions')) },
      { ...listUserFactorsQuery(client, id), ...has(isAdmin && offers('listUserFactors')) },
      { ...listPersonActivityQuery(client, id), ...has(offers('listActivity')) },
      { ...getInvitationQuery(client, id), ...has(offers('getInvitation')) },
    ],
    combine: (parts) => ({
      // A part that has failed may load again without taking the page away.
      isLoading: parts.some((part) => part.isLoading && !part.isFetched && part.failureCount === 0),
      /** What the user has none of. */
      missing: NOUNS.filter((_noun, index) => {
        const data = parts[index]?.data;
        return Array.isArray(data) && data.length === 0;
      }),
    }),
  });
};
