import type { ComponentProps } from 'react';

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
