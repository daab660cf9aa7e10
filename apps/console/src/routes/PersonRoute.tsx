import { Person } from '@planner/features/users';
import { useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useRedirect } from '../shell/useScreen.ts';
import { actorHref, subjectHrefs } from './subjectHrefs.ts';

export const PersonRoute = () => {
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
