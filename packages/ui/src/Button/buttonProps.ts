import { type ComponentProps, createContext, type KeyboardEvent, useContext } from 'react';

/** `ref` is not merged. */
export type NativeButtonProps = Omit<ComponentProps<'button'>, 'ref'>;

/** Props of a button from several sources. All handlers of an event are called, in the order of the sources. */
export function mergeButtonProps(...sources: readonly NativeButtonProps[]): NativeButtonProps {
  const merged: Record<string, unknown> = {};
  for (const [name, value] of sources.flatMap((source) => Object.entries<unknown>(source))) {
    const before = merged[name];
    merged[name] =
      typeof before === 'function' && typeof value === 'function'
        ? (event: unknown) => {
            before(event);
            value(event);
          }
        : value;
  }
  return merged;
}

export const MenuButtonContext = createContext<NativeButtonProps>({});

/** Props of a button, for the `Menu` that it opens. */
export const useMenuButton = (): NativeButtonProps => useContext(MenuButtonContext);

/** Browsers repeat the click while Enter is held, which would also confirm the dialog that the first click opened. */
export const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};
