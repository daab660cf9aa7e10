import { useMatches } from 'react-router-dom';
import { titles, type ScreenName } from '../titles.ts';

const isScreenName = (id: string | undefined): id is ScreenName => id !== undefined && id in titles;

/** The screen that the current path belongs to. */
export const useScreenName = (): ScreenName => {
  const id = useMatches().at(-1)?.id;
  return isScreenName(id) ? id : 'notFound';
};
