import { brand } from '@planner/brand';
import { useLayoutEffect } from 'react';
import { titleOf, type ScreenName } from '../screens.ts';

/** `screen` is undefined for an unknown path. In a layout effect, after which a screen can add what it shows. */
export const useDocumentTitle = (screen: ScreenName | undefined): void => {
  useLayoutEffect(() => {
    document.title = `${titleOf(screen)} · ${brand.name}`;
  }, [screen]);
};
