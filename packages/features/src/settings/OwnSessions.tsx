import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { useSave } from '../shared/useSave.ts';
import { useServerNow } from '../shared/useServerNow.ts';
import { messages } from './messages.ts';
import { OwnSessionsView } from './OwnSessionsView.tsx';
import { endOtherSessionsMutation, listOwnSessionsQuery } from './queries.ts';

/** Where the signed-in administrator is signed in. */
export const OwnSessions = () => {
  const client = useApi();
  const sessions = useQuery(listOwnSessionsQuery(client));
  const end = useSave(endOtherSessionsMutation(client));
  return (
    <OwnSessionsView
      state={useLoadState(sessions, messages.listSessions)}
      now={useServerNow()()}
      isPending={end.isPending}
      doneMessage={end.data?.message}
      errorMessage={end.error ? errorMessage(end.error, messages.endSessions) : undefined}
      onDismissMessage={end.reset}
      onEndOthers={() => end.save(undefined)}
      onRetry={() => void sessions.refetch()}
    />
  );
};
