import type { ComponentType } from 'react';
import type { ScreenName } from '../screens.ts';
import { useDocumentTitle } from './AppFrame.tsx';

/** A page that loads as a document of its own. */
export const PublicPage = ({ name, Screen }: { name: ScreenName; Screen: ComponentType }) => {
  useDocumentTitle(name);
  return <Screen />;
};

/** Shows an error in the boundary around it. */
export const Throw = ({ error }: { error: unknown }) => {
  throw error;
};
