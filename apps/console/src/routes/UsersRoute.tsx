import { useSession } from '@planner/features/auth';
import { Users } from '@planner/features/users';
import { exportOffers } from '../rights.ts';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

/** The list of users. The URL holds page, search, filter and order, so that Back, reload and shared links show the same rows. */
export const UsersRoute = () => {
  const { params, hrefOf, go } = useScreenParams('allUsers');
  const { offers, has } = useSession();

  return (
    <Users
      {...params}
      canFilterByRole={offers('listUsers.role')}
      canFilterByState={offers('listUsers.state')}
      canSort={offers('listUsers.sort')}
      exportOffers={exportOffers(has, 'exportUsers')}
      canImport={has('uploadImport')}
      canRunTasks={has('deleteUsers') && has('changeRoles')}
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
