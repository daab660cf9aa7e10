import { isApiError } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useDocumentTitle } from '../../shared/app/useDocumentTitle.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { errorTexts } from '../queries.ts';
import { PersonView } from './PersonView.tsx';
import { getPersonQuery } from './queries.ts';

export interface PersonProps {
  /** Also the component's `key`. */
  id: string;
  editHref: string;
  listHref: string;
}

/** Everything about one user. */
export const Person = ({ id, ...hrefs }: PersonProps) => {
  const result = useQuery(getPersonQuery(useApi(), id));
  const { state, onRetry } = useLoadState(result, errorTexts.getUser);
  useDocumentTitle(state.status === 'ready' ? state.data.name : 'User');
  const isGone = isApiError(result.error) && result.error.status === 404;
  return <PersonView {...hrefs} state={isGone ? { status: 'gone' } : state} onRetry={onRetry} />;
};
