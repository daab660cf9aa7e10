import { Person } from '@planner/features/users';
import { useParams } from 'react-router-dom';
import { paths } from '../paths.ts';

export const PersonRoute = () => {
  const { id = '' } = useParams();
  return <Person key={id} id={id} editHref={paths.editUser(id)} listHref={paths.allUsers()} />;
};
