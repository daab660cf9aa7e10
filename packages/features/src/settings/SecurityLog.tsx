import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { errorTexts } from './errorTexts.ts';
import { listSecurityEventsQuery } from './queries.ts';
import { SecurityLogView } from './SecurityLogView.tsx';

export interface SecurityLogProps {
  /** Empty for all kinds of events. The host keeps it in the URL. */
  kind: string;
  onKindChange: (kind: string) => void;
}

export const SecurityLog = ({ kind, onKindChange }: SecurityLogProps) => {
  const log = useInfiniteQuery(listSecurityEventsQuery(useApi(), kind));
  return (
    <SecurityLogView
      {...useLoadState(log, errorTexts.listEvents)}
      kind={kind}
      hasOlder={log.hasNextPage}
      isLoadingOlder={log.isFetchingNextPage}
      onKindChange={onKindChange}
      onLoadOlder={() => void log.fetchNextPage()}
    />
  );
};
