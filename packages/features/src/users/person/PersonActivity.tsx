import type { User } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { deletedIds, subjectHref, type SubjectHrefs } from '../../shared/activity/describeEntry.ts';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PersonActivityView, type PersonActivityViewProps } from './PersonActivityView.tsx';
import { errorTexts, listPersonActivityQuery } from './queries.ts';

export interface PersonActivityProps extends Pick<
  PersonActivityViewProps,
  'aboutHref' | 'byHref' | 'getActorHref'
> {
  user: User;
  hrefs: SubjectHrefs;
}

export const PersonActivity = ({ user, hrefs, ...links }: PersonActivityProps) => {
  const result = useQuery(listPersonActivityQuery(useApi(), user));
  const deleted = deletedIds(result.data ?? []);
  return (
    <PersonActivityView
      {...links}
      {...useLoadState(result, errorTexts.listActivity)}
      now={useServerNow()()}
      personId={user.id}
      getSubjectHref={(entry) => subjectHref(entry, hrefs, deleted)}
    />
  );
};
