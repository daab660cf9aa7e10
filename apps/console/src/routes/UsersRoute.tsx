import { Users } from '@planner/features/users';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

/** The list of users. The URL holds page, search, filter and order, so that Back, reload and shared links show the same rows. */
export const UsersRoute = () => {
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
