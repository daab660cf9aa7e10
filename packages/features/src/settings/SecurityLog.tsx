import { useQuery } from '@tanstack/react-query';
import type { HistoryChoice } from '../shared/HistoryChoice.ts';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { usePages } from '../shared/usePages.ts';
import { messages } from './messages.ts';
import { listSecurityEventsQuery, type SecurityLogPlace } from './queries.ts';
import { SecurityLogView } from './SecurityLogView.tsx';

export interface SecurityLogProps {
  /** Held by the host, in the URL. */
  place: SecurityLogPlace;
  onPlaceChange: (place: SecurityLogPlace, choice: HistoryChoice) => void;
  getPageHref: (page: number) => string;
}

/** The security log, page by page, all of it or what is of one kind. */
export const SecurityLog = ({ place, onPlaceChange, getPageHref }: SecurityLogProps) => {
  const client = useApi();
  const { page, kind } = place;
  const queryOf = (wanted: number) => listSecurityEventsQuery(client, { page: wanted, kind });
  const log = useQuery(queryOf(page));
  usePages({
    page,
    list: log,
    placeOf: ({ pagination }) => pagination,
    queryOf,
    onPageMissing: (lastPage) => onPlaceChange({ page: lastPage, kind }, { replace: true }),
  });
  return (
    <SecurityLogView
      state={useLoadState(log, messages.listEvents)}
      kind={kind}
      onKindChange={(next) => onPlaceChange({ page: 1, kind: next }, { replace: false })}
      onPageChange={(next) => onPlaceChange({ page: next, kind }, { replace: false })}
      getPageHref={getPageHref}
      onRetry={() => void log.refetch()}
    />
  );
};
