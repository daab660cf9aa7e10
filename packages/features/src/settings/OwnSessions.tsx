import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { successMessage } from '../shared/query/successMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { useServerNow } from '../shared/app/useServerNow.ts';
import { messages } from './messages.ts';
import { OwnSessionsView } from './OwnSessionsView.tsx';
import { endOtherSessionsMutation } from './mutations.ts';
import { listOwnSessionsQuery } from './queries.ts';

export const OwnSessions = () => {
  const client = useApi();
  const sessions = useQuery(listOwnSessionsQuery(client));
  const end = useSave(endOtherSessionsMutation(client));
  return (
    <OwnSessionsView
      state={useLoadState(sessions, messages.listSessions)}
      now={useServerNow()()}
      isPending={end.isPending}
      doneMessage={successMessage(end, messages.sessionsEnded)}
      errorMessage={end.error ? errorMessage(end.error, messages.endSessions) : undefined}
      onDismissMessage={end.reset}
      onEndOthers={() => end.save(undefined)}
      onRetry={() => void sessions.refetch()}
    />
  );
};
