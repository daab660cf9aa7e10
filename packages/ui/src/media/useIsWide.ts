import { media } from '../theme/breakpoints.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the window, 1,200 px or wider, has room for a `Grid` with the columns `listPane`; without it, what is open is a `Dialog`. False on a server. */
export const useIsWide = (): boolean => useMediaQuery(media.wide);
