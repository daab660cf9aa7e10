import type { Command } from '@planner/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { UserPage } from '@planner/api-client';
import { useEffect, useState } from 'react';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { useIsSlow } from '../shared/useIsSlow.ts';
import { SEARCH_PAUSE_MS } from './constants.ts';
import { messages } from './messages.ts';
import { PaletteView, type UserSearch } from './PaletteView.tsx';
import { findUsersQuery } from './queries.ts';

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** All places that have no parts to fill in. */
  screens: readonly Command[];
  /** What can be done from anywhere. */
  actions: readonly Command[];
  getUserHref: (id: string) => string;
  /** The list of all users that a query finds. */
  getUsersHref: (query: string) => string;
}

/** A text as it was when the typing last paused. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const searchOf = (
  { data, error, isFetching }: Pick<UseQueryResult<UserPage>, 'data' | 'error' | 'isFetching'>,
  isSlow: boolean,
): UserSearch => {
  if (data) return { status: 'found', users: data.users, total: data.pagination.totalUsers };
  if (error && !isFetching) return { status: 'failed', message: errorMessage(error, messages.listUsers) };
  return { status: 'searching', isSlow };
};

/** Reaches every screen and every user from wherever one is. Starts empty each time it opens. */
export const Palette = (props: PaletteProps) => {
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setQuery('');
  }

  const wanted = props.isOpen ? query.trim() : '';
  const asked = usePaused(wanted);
  const result = useQuery(findUsersQuery(useApi(), asked));
  const isSlow = useIsSlow(result.isFetching);
  const isAnswer = wanted === asked;

  const search = (): UserSearch => {
    if (wanted === '') return { status: 'idle' };
    return isAnswer ? searchOf(result, isSlow) : { status: 'searching', isSlow: false };
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
