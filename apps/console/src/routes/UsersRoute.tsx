import { prefetchQuery } from '@planner/features/shared';
import { listUsersQuery, toOfferedOrder, Users } from '@planner/features/users';
import { paths, readParams } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';
import type { Route } from './Route.ts';

/** The list of users. The URL holds page, search, filter and order, so that Back, reload and shared links show the same rows. */
const UsersRoute = () => {
  const { params, hrefOf, onChange } = useScreenParams('allUsers');

  return (
    <Users
      {...params}
      onChange={onChange}
      getPageHref={(page) => hrefOf({ page })}
      getUserHref={paths.user}
      getEditHref={paths.editUser}
      addHref={paths.addUser()}
    />
  );
};

export const allUsers: Route = {
  Component: UsersRoute,
  prefetch: ({ search, client, queryClient, rights }) => {
    const params = readParams('allUsers', search);
    if (params.state === 'deleted' && rights.offers('listDeletedUsers')) return;
    const { page, query } = params;
    const limit = rights.offers('listUsers.limit') ? params.limit : undefined;
    prefetchQuery(
      queryClient,
      listUsersQuery(client, { page, limit, query, ...toOfferedOrder(params, rights) }),
    );
  },
};
