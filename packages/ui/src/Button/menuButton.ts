import { createContext, useContext } from 'react';
import type { NativeButtonProps } from './mergeButtonProps.ts';

export const MenuButtonContext = createContext<NativeButtonProps>({});

/** Props of a button, for the `Menu` that it opens. */
export const useMenuButton = (): NativeButtonProps => useContext(MenuButtonContext);
