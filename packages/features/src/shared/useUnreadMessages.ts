import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unreadMessagesQuery } from './unreadMessages.ts';
import { useApi } from './useApi.ts';

/** After the first screen has come: nobody signs in for this number. */
const LATE_MS = 1500;

/** How many messages nobody has read yet; 0 until that is known. */
export const useUnreadMessages = (): number => {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setEnabled, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...unreadMessagesQuery(useApi()), enabled }).data ?? 0;
};
