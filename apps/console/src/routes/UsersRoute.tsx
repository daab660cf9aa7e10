import { Users } from '@planner/features/users';
import { useSearchParams } from 'react-router-dom';
import { paths, readUserListPlace } from '../paths.ts';
import { useListNavigate } from '../useListNavigate.ts';

/** The users list; all that narrows or orders it lives in the URL, so that Back, reload and a sent link show the same rows. */
export const UsersRoute = () => {
  const [search] = useSearchParams();
  const navigate = useListNavigate();
  const place = readUserListPlace(search);

  return (
    <Users
      {...place}
      onPageChange={(page, { replace }) => navigate(paths.allUsers({ ...place, page }), { replace })}
      onQueryChange={(query, { replace }) =>
        navigate(paths.allUsers({ ...place, page: 1, query }), { replace, preventScrollReset: true })
      }
      onOrderChange={(order) =>
        navigate(paths.allUsers({ ...place, ...order, page: 1 }), {
          replace: false,
          preventScrollReset: true,
        })
      }
      getPageHref={(page) => paths.allUsers({ ...place, page })}
      getEditHref={paths.editUser}
      addHref={paths.addUser()}
    />
  );
};
