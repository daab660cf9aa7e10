import type { User } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { endUserSessionsMutation } from './mutations.ts';
import { PersonSessionsView } from './PersonSessionsView.tsx';
import { errorTexts, listUserSessionsQuery } from './queries.ts';

export interface PersonSessionsProps {
  user: User;
  canEnd: boolean;
  /** The server can end one session at a time. */
  canEndOne: boolean;
}

/** Of an administrator. */
export const PersonSessions = ({ user: { id }, canEnd, canEndOne }: PersonSessionsProps) => {
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
      onEnd={
        canEnd ? () => end.save(undefined, () => announce({ message: 'The sessions have ended' })) : undefined
      }
      onEndOne={
        canEndOne
          ? (session) => end.save(session, () => announce({ message: 'The session has ended' }))
          : undefined
      }
    />
  );
};
