import type { PolicyType } from '@planner/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import type { listPolicyVersionsQuery } from '../queries.ts';
import { AcceptancesView } from './AcceptancesView.tsx';
import { exportAcceptancesMutation } from './mutations.ts';
import { listAcceptancesQuery } from './queries.ts';

export interface AcceptancesProps {
  type: PolicyType;
  /** The version that is listed first. */
  inForce: number;
  /** From the desk, so that its queries don't become a file of their own. */
  versionsQuery: ReturnType<typeof listPolicyVersionsQuery>;
}

/** In the order of the file. */
const EXPORT_COLUMNS = [
  { value: 'userId', label: 'User ID' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'version', label: 'Version' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'source', label: 'Source' },
  { value: 'proof', label: 'Proof' },
];

/** Lists and exports acceptances by version. */
export const Acceptances = ({ type, inForce, versionsQuery }: AcceptancesProps) => {
  const client = useApi();
  const [version, setVersion] = useState(inForce);
  const [isAccepted, setAccepted] = useState(true);
  const versions = useInfiniteQuery(versionsQuery);
  const state = isAccepted ? 'accepted' : 'notAccepted';
  const list = useInfiniteQuery(listAcceptancesQuery(client, type, version, state));
  return (
    <AcceptancesView
      {...useLoadState(list, 'Failed to fetch the acceptances')}
      versions={(versions.data ?? []).filter((one) => one.state !== 'scheduled' && one.state !== 'cancelled')}
      version={version}
      isAccepted={isAccepted}
      hasOlder={list.hasNextPage}
      isLoadingOlder={list.isFetchingNextPage}
      exports={{
        list: { name: 'acceptances', one: 'user', many: 'users' },
        scope: [`version ${version}`, ...(isAccepted ? [] : ['not accepted'])],
        choices: { operation: 'exportAcceptances', columns: EXPORT_COLUMNS },
        mutationOf: (onProgress, { query }) =>
          exportAcceptancesMutation(client, type, { version, state, ...query }, onProgress),
      }}
      onVersionChange={setVersion}
      onAcceptedChange={setAccepted}
      onLoadOlder={() => void list.fetchNextPage()}
    />
  );
};
