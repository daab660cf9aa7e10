import { createContext, useContext } from 'react';
import type { Messages } from './Messages.ts';

/** Set by `LocaleProvider`. */
export const MessagesContext = createContext<Messages | undefined>(undefined);

/** Words of one component. Components pass their own English ones, so that bundles don't contain all. */
export const useMessages = <Component extends keyof Messages>(
  component: Component,
  english: Messages[Component],
): Messages[Component] => useContext(MessagesContext)?.[component] ?? english;
