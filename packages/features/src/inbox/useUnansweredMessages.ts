import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRights } from '../shared/session/rights.ts';
import { countUnansweredMessagesQuery } from './queries.ts';

/** Delay of the request, in milliseconds: the first screen loads first. */
const DELAY_MS = 1500;

/** 0 until it is loaded, or if the server doesn't count unanswered messages. */
export const useUnansweredMessages = (): number => {
  const isCounted = useRights().offers('countUnreadMessages');
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...countUnansweredMessagesQuery(useApi()), enabled: isCounted && isDue }).data ?? 0;
};
