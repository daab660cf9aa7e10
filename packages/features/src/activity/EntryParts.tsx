import type { ActivityEntry } from '@planner/api-client';
import { Disclosure } from '@planner/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deletedIds, subjectHref, type SubjectHrefs } from '../shared/activity/describeEntry.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { EntryPartsView, type EntryPartsViewProps } from './EntryPartsView.tsx';
import { listPartsQuery } from './queries.ts';

export interface EntryPartsProps extends Pick<EntryPartsViewProps, 'onUndo' | 'undoingId'> {
  /** Of a task. */
  entry: ActivityEntry;
  hrefs: SubjectHrefs;
}

const Parts = ({ entry, hrefs, ...view }: EntryPartsProps) => {
  const log = useInfiniteQuery(listPartsQuery(useApi(), entry.id));
  const deleted = deletedIds(log.data ?? []);
  return (
    <EntryPartsView
      {...view}
      {...useLoadState(log, 'Failed to fetch activity')}
      getSubjectHref={(part) => subjectHref(part, hrefs, deleted)}
      hasOlder={log.hasNextPage}
      isLoadingOlder={log.isFetchingNextPage}
      onLoadOlder={() => void log.fetchNextPage()}
    />
  );
};

/** Opens an entry of a task into what it did to each, which is read then. */
export const EntryParts = (props: EntryPartsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title="Each of them" headingLevel={2} onExpandedChange={setIsOpen}>
      {isOpen && <Parts {...props} />}
    </Disclosure>
  );
};
