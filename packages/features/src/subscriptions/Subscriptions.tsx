import { lazyWithRetry } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryChoice } from '../shared/list/useSearchText.ts';
import { usePagedList } from '../shared/list/usePagedList.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { exportSubscriptionsMutation } from './mutations.ts';
import { pageLocally } from './pageLocally.ts';
import { listSubscriptionsQuery, type SubscriptionListParams } from './queries.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

// Rarely used.
const ExportList = lazyWithRetry(async () => (await import('../shared/export/ExportList.tsx')).ExportList);

/** The host keeps the list parameters in the URL. */
export interface SubscriptionsProps extends SubscriptionListParams {
  /** True if the server searches, sorts and pages. If not, it sends all subscriptions and the screen does so. */
  hasPages: boolean;
  /** True if the server with pages filters by the end, too. */
  canFilterByEnd: boolean;
  canExport: boolean;
  /** Omitted parameters keep their value. */
  onChange: (change: Partial<SubscriptionListParams>, choice: HistoryChoice) => void;
  getPageHref: (page: number) => string;
  getUserHref: (userId: string) => string;
}

export const Subscriptions = (props: SubscriptionsProps) => {
  const { page, query, status, endsWithin, sort, hasPages, onChange } = props;
  const client = useApi();
  const now = useServerNow()();
  /** Each export starts over, even while the message about the last one is shown. 0: none. */
  const [exportNumber, setExportNumber] = useState(0);
  const choice = { query, status, endsWithin, sort };
  const queryOf = (wanted: number) => listSubscriptionsQuery(client, { ...choice, page: wanted }, hasPages);
  const list = usePagedList({
    ...props,
    result: useQuery({
      ...queryOf(page),
      select: (loaded) => pageLocally(loaded, { ...choice, page }, now),
    }),
    queryOf: hasPages ? queryOf : undefined,
    fallback: 'Failed to fetch subscriptions',
    onPageChange: (next, history) => onChange({ page: next }, history),
    onQueryChange: (next, history) => onChange({ page: 1, query: next }, history),
  });
  const total = list.state.status === 'ready' ? list.state.data.total : undefined;
  return (
    <>
      <SubscriptionsView
        {...props}
        list={list}
        canFilterByEnd={props.canFilterByEnd || !hasPages}
        onFilter={(change) => onChange({ page: 1, ...change }, { replace: false })}
        onExport={() => setExportNumber(exportNumber + 1)}
      />
      {exportNumber > 0 && (
        <ExportList
          key={exportNumber}
          onOpenChange={() => setExportNumber(0)}
          list={{ name: 'subscriptions', one: 'subscription', many: 'subscriptions' }}
          total={total}
          mutationOf={(onProgress) => exportSubscriptionsMutation(client, choice, onProgress)}
          onClose={() => setExportNumber(0)}
        />
      )}
    </>
  );
};
