import { useQuery } from '@tanstack/react-query';
import { errorMessage, successMessage } from '../shared/query/errorMessage.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnSessionsView } from './OwnSessionsView.tsx';
import { endOtherSessionsMutation } from './mutations.ts';
import { listOwnSessionsQuery } from './queries.ts';

export const OwnSessions = () => {
  const client = useApi();
  const sessions = useQuery(listOwnSessionsQuery(client));
  const end = useSave(endOtherSessionsMutation(client));
  return (
    <OwnSessionsView
      {...useLoadState(sessions, errorTexts.listSessions)}
      now={useServerNow()()}
      isPending={end.isPending}
      doneMessage={successMessage(end, errorTexts.sessionsEnded)}
      errorMessage={end.error ? errorMessage(end.error, errorTexts.endSessions) : undefined}
      onDismissMessage={end.reset}
      onEndOthers={() => end.save(undefined)}
    />
  );
};
