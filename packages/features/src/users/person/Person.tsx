import { isApiError } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { useDocumentTitle } from '../../shared/app/useDocumentTitle.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { errorTexts } from '../queries.ts';
import { Account, type AccountProps } from './Account.tsx';
import { PersonActivity, type PersonActivityProps } from './PersonActivity.tsx';
import { PersonFactors } from './PersonFactors.tsx';
import { PersonMessages, type PersonMessagesProps } from './PersonMessages.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { Restrictions, type RestrictionsProps } from './Restrictions.tsx';
import { PersonSubscription } from './PersonSubscription.tsx';
import { PersonView, type PersonViewProps } from './PersonView.tsx';
import { getPersonQuery } from './queries.ts';

export interface PersonProps
  extends
    Pick<PersonViewProps, 'listHref'>,
    Omit<AccountProps, 'user'>,
    Omit<RestrictionsProps, 'user'>,
    Pick<PersonMessagesProps, 'getMessageHref'>,
    Pick<PersonActivityProps, 'hrefs' | 'getActorHref'> {
  /** Also the component's `key`. */
  id: string;
  /** The activity about and by an address. */
  getActivityHref: (filter: { subject: string } | { actor: string }) => string;
  canFilterSubscriptions: boolean;
  hasMessages: boolean;
  hasActivity: boolean;
  hasSessions: boolean;
  canEndSessions: boolean;
  canEndOneSession: boolean;
  hasSubscriptions: boolean;
  editHref: string;
  hasFactors: boolean;
}

/** Everything about one user. What the server doesn't offer is left out. */
export const Person = ({ id, editHref, listHref, ...props }: PersonProps) => {
  const result = useQuery(getPersonQuery(useApi(), id, props.canOmitHealth));
  const { state, onRetry } = useLoadState(result, errorTexts.getUser);
  const now = useServerNow()();
  useDocumentTitle(state.status === 'ready' ? state.data.name : 'User');
  return (
    <PersonView
      state={state}
      isGone={isApiError(result.error) && result.error.status === 404}
      now={now}
      getEditHref={(user) => (props.canChange(user) ? editHref : undefined)}
      listHref={listHref}
      onRetry={onRetry}
      renderMain={(user) => (
        <>
          {props.hasMessages && <PersonMessages user={user} getMessageHref={props.getMessageHref} />}
          {props.hasActivity && (
            <PersonActivity
              user={user}
              hrefs={props.hrefs}
              getActorHref={props.getActorHref}
              aboutHref={props.getActivityHref({ subject: user.email })}
              byHref={props.getActivityHref({ actor: user.email })}
            />
          )}
        </>
      )}
      renderAside={(user) => (
        <>
          {props.hasSubscriptions && (
            <PersonSubscription user={user} canFilter={props.canFilterSubscriptions} />
          )}
          {props.hasSessions && user.role === 'admin' && (
            <PersonSessions user={user} canEnd={props.canEndSessions} canEndOne={props.canEndOneSession} />
          )}
          {props.hasFactors && user.role === 'admin' && <PersonFactors user={user} />}
          {(props.canChangeAccess || props.canSuspend) && props.canChange(user) && (
            <Restrictions {...props} user={user} />
          )}
          <Account {...props} user={user} />
        </>
      )}
    />
  );
};
