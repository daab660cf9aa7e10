import { useQuery } from '@tanstack/react-query';
import { errorMessage, successMessage } from '../shared/query/errorMessage.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnSessionsView } from './OwnSessionsView.tsx';
import { endSessionsMutation } from './mutations.ts';
import { listOwnSessionsQuery } from './queries.ts';

/** @param canEndOne the server can end one session at a time */
export const OwnSessions = ({ canEndOne }: { canEndOne: boolean }) => {
  const client = useApi();
  const sessions = useQuery(listOwnSessionsQuery(client));
  const end = useSave(endSessionsMutation(client));
  return (
    <OwnSessionsView
      {...useLoadState(sessions, errorTexts.listSessions)}
      now={useServerNow()()}
      ending={end.isPending ? (end.variables ?? 'all') : undefined}
      doneMessage={successMessage(end, errorTexts.sessionsEnded)}
      errorMessage={end.error ? errorMessage(end.error, errorTexts.endSessions) : undefined}
      onDismissMessage={end.reset}
      onEndOthers={() => end.save(undefined)}
      onEndOne={canEndOne ? end.save : undefined}
    />
  );
};
