import type { PolicyType, PolicyVersionContent } from '@planner/api-client';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { SCREENS } from './constants.ts';
import { errorTexts, getPolicyVersionQuery, listPolicyVersionsQuery } from './queries.ts';
import { PolicyHistoryView } from './PolicyHistoryView.tsx';

export interface PolicyHistoryProps {
  type: PolicyType;
  hasUnsavedChanges: boolean;
  /** Puts an older version's HTML into the editor. */
  onRestore: (version: PolicyVersionContent) => void;
}

const messageOf = ({ error }: Pick<UseQueryResult, 'error'>): string | undefined =>
  error ? errorMessage(error, errorTexts.getVersion) : undefined;

export const PolicyHistory = ({ type, onRestore, ...props }: PolicyHistoryProps) => {
  const client = useApi();
  const list = useInfiniteQuery(listPolicyVersionsQuery(client, type));
  const { state: versions, onRetry } = useLoadState(list, errorTexts.listVersions);
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
      title={SCREENS[type].title}
      versions={versions}
      hasOlder={list.hasNextPage}
      isLoadingOlder={list.isFetchingNextPage}
      before={before}
      after={after}
      contents={{ before: older.data?.content, after: newer.data?.content }}
      {...props}
      errorMessage={messageOf(older) ?? messageOf(newer)}
      onRetry={onRetry}
      onLoadOlder={() => void list.fetchNextPage()}
      onBeforeChange={(version) => setChosen({ ...chosen, before: version })}
      onAfterChange={(version) => setChosen({ ...chosen, after: version })}
      onRestore={() => {
        if (older.data) onRestore(older.data);
      }}
    />
  );
};
