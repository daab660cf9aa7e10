import type { PolicyType } from '@planner/api-client';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { messages } from './messages.ts';
import { PolicyHistoryView } from './PolicyHistoryView.tsx';
import { getPolicyVersionQuery, policyHistoryQuery } from './queries.ts';

export interface PolicyHistoryProps {
  type: PolicyType;
  hasUnsavedWork: boolean;
  /** Whether a version is being saved. */
  isPending: boolean;
  /** Saves the content of an older version as a new one, also when this is closed meanwhile. */
  onRestore: (content: string) => void;
}

const messageOf = ({ error }: Pick<UseQueryResult, 'error'>): string | undefined =>
  error ? errorMessage(error, messages.getVersion) : undefined;

/** Versions of a legal text. What is restored is saved as a new version, so that nothing is ever lost. */
export const PolicyHistory = ({ type, onRestore, ...props }: PolicyHistoryProps) => {
  const client = useApi();
  const list = useInfiniteQuery(policyHistoryQuery(client, type));
  const versions = useLoadState(list, messages.listVersions);
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const after = chosen.after ?? list.data?.[0]?.version;
  const before = chosen.before ?? list.data?.[1]?.version ?? after;
  const older = useQuery({
    ...getPolicyVersionQuery(client, type, before ?? 0),
    enabled: before !== undefined,
  });
  const newer = useQuery({
    ...getPolicyVersionQuery(client, type, after ?? 0),
    enabled: after !== undefined,
  });

  return (
    <PolicyHistoryView
      versions={versions}
      hasOlder={list.hasNextPage}
      isLoadingOlder={list.isFetchingNextPage}
      before={before}
      after={after}
      contents={{ before: older.data?.content, after: newer.data?.content }}
      {...props}
      errorMessage={messageOf(older) ?? messageOf(newer)}
      onRetry={() => void list.refetch()}
      onLoadOlder={() => void list.fetchNextPage()}
      onBeforeChange={(version) => setChosen({ ...chosen, before: version })}
      onAfterChange={(version) => setChosen({ ...chosen, after: version })}
      onRestore={() => {
        if (older.data) onRestore(older.data.content);
      }}
    />
  );
};
