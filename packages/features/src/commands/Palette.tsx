import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useIsSlow } from '../shared/query/SlowRequestNotice.tsx';
import { cleanSearch } from '../shared/form/text/cleanSearch.ts';
import { useRights } from '../shared/session/rights.ts';
import { PaletteView, type PaletteProps, type UserSearch } from './PaletteView.tsx';
import { listUsersQuery } from './queries.ts';

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

/** Starts empty each time it opens. */
export const Palette = (props: PaletteProps) => {
  const { can } = useRights();
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setQuery('');
  }

  const wanted = props.isOpen && can('listUsers') ? cleanSearch(query) : '';
  const searched = useDebounced(wanted);
  const result = useQuery(listUsersQuery(useApi(), searched));
  const isSlow = useIsSlow(result.isFetching);

  const search = (): UserSearch => {
    const { data, error, isFetching } = result;
    if (wanted === '') return { status: 'idle' };
    if (wanted !== searched) return { status: 'searching', isSlow: false };
    if (data) return { status: 'found', users: data.rows, total: data.total };
    if (error && !isFetching)
      return { status: 'failed', message: errorMessage(error, 'Failed to fetch users') };
    return { status: 'searching', isSlow };
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
