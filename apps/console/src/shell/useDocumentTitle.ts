import { brand } from '@planner/brand';
import { useEffect } from 'react';
import { titleOf, type ScreenName } from '../screens.ts';

/** `screen` is undefined for an unknown path. */
export const useDocumentTitle = (screen: ScreenName | undefined): void => {
  useEffect(() => {
    document.title = `${titleOf(screen)} · ${brand.name}`;
  }, [screen]);
};
