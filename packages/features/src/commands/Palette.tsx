import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useIsSlow } from '../shared/query/useIsSlow.ts';
import { cleanSearch } from '../shared/form/cleanText.ts';
import { PaletteView, type PaletteProps, type UserSearch } from './PaletteView.tsx';
import { listUsersQuery, type FoundUsers } from './queries.ts';

/** Debounce of the search for users, in milliseconds. Commands match immediately. */
const PAUSE_MS = 150;

const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
};

const searchOf = ({ data, error, isFetching }: UseQueryResult<FoundUsers>, isSlow: boolean): UserSearch => {
  if (data) return { status: 'found', users: data.rows, total: data.total };
  if (error && !isFetching)
    return { status: 'failed', message: errorMessage(error, 'Failed to fetch users') };
  return { status: 'searching', isSlow };
};

/** Starts empty each time it opens. */
export const Palette = (props: PaletteProps) => {
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setQuery('');
  }

  const wanted = props.isOpen ? cleanSearch(query) : '';
  const searched = useDebounced(wanted);
  const result = useQuery(listUsersQuery(useApi(), searched));
  const isSlow = useIsSlow(result.isFetching);
  const isCurrent = wanted === searched;

  const search = (): UserSearch => {
    if (wanted === '') return { status: 'idle' };
    return isCurrent ? searchOf(result, isSlow) : { status: 'searching', isSlow: false };
  };

  return (
    <PaletteView
      {...props}
      query={query}
      onQueryChange={setQuery}
      search={search()}
      onRetry={() => void result.refetch()}
    />
  );
};
