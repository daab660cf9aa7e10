import type { User } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PersonAcceptancesView } from './PersonAcceptancesView.tsx';
import { errorTexts, listUserAcceptancesQuery } from './queries.ts';

export const PersonAcceptances = ({ user }: { user: User }) => {
  const result = useQuery(listUserAcceptancesQuery(useApi(), user.id));
  return <PersonAcceptancesView {...useLoadState(result, errorTexts.listAcceptances)} />;
};
