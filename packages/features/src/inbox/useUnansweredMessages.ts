import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { storage } from '../shared/app/storage.ts';
import { useRights } from '../shared/session/rights.ts';
import { countUnansweredMessagesQuery } from './queries.ts';

/** Delay of the request, in milliseconds: the first screen loads first. */
const DELAY_MS = 1500;
const KEY = 'unanswered';

/** The last count of this browser until it is loaded, 0 if the server doesn't count unanswered messages. */
export const useUnansweredMessages = (): number => {
  const isCounted = useRights().offers('countUnreadMessages');
  const [isDue, setDue] = useState(false);
  const [last] = useState(() => Number(storage.read(KEY)) || 0);
  useEffect(() => {
    const timer = setTimeout(setDue, DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...countUnansweredMessagesQuery(useApi()), enabled: isCounted && isDue });
  useEffect(() => {
    if (data !== undefined) storage.write(KEY, String(data));
  }, [data]);
  // At sign-out. A reload keeps it.
  useEffect(() => () => storage.write(KEY, null), []);
  return isCounted ? (data ?? last) : 0;
};
