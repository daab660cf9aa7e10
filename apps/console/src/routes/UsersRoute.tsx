import { Users } from '@planner/features/users';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

/** The list of users. The URL holds page, search, filter and order, so that Back, reload and shared links show the same rows. */
export const UsersRoute = () => {
  const { params, hrefOf, go } = useScreenParams('allUsers');

  return (
    <Users
      {...params}
      onPageChange={(page, { replace }) => go({ page }, { replace })}
      onQueryChange={(query, { replace }) => go({ page: 1, query }, { replace, preventScrollReset: true })}
      onOrderChange={(order) => go({ ...order, page: 1 }, { replace: false, preventScrollReset: true })}
      getPageHref={(page) => hrefOf({ page })}
      getUserHref={paths.user}
      getEditHref={paths.editUser}
      addHref={paths.addUser()}
    />
  );
};
