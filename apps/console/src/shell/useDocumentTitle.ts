import { brand } from '@planner/brand';
import { useEffect } from 'react';
import { titleOf, type ScreenName } from '../screens.ts';

/** For an unknown path `screen` is undefined. */
export const useDocumentTitle = (screen: ScreenName | undefined): void => {
  useEffect(() => {
    document.title = `${titleOf(screen)} · ${brand.name}`;
  }, [screen]);
};
