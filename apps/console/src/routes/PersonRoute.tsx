import { prefetchQuery } from '@planner/features/shared';
import { getPersonQuery, Person } from '@planner/features/users';
import { useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useRedirect } from '../shell/useScreen.ts';
import type { Route } from './Route.ts';
import { actorHref, subjectHrefs } from './subjectHrefs.ts';

const PersonRoute = () => {
  const { id = '' } = useParams();
  const redirect = useRedirect();
  return (
    <Person
      key={id}
      id={id}
      editHref={paths.editUser(id)}
      listHref={paths.allUsers()}
      hrefs={subjectHrefs}
      getMessageHref={subjectHrefs.message}
      getActivityHref={paths.activity}
      getActorHref={actorHref}
      onGone={() => redirect(paths.allUsers())}
    />
  );
};

export const user: Route = {
  Component: PersonRoute,
  prefetch: ({ id, client, queryClient, rights }) =>
    prefetchQuery(queryClient, getPersonQuery(client, id, rights)),
};
