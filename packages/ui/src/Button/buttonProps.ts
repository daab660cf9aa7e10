import { createContext, type HTMLAttributes, type KeyboardEvent, type MouseEventHandler } from 'react';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { useUnavailable } from '../Unavailable/unavailableContext.ts';
import { useControlContext } from './controlContext.ts';

/** What an element around a control gives to it. */
export type ControlProps = HTMLAttributes<HTMLElement>;

/** Props of a control from several sources. All handlers of an event are called, in the order of the sources. */
export function mergeProps(...sources: readonly ControlProps[]): ControlProps {
  const merged: Record<string, unknown> = {};
  for (const [name, value] of sources.flatMap((source) => Object.entries(source) as [string, unknown][])) {
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

export const MenuButtonContext = createContext<ControlProps>({});

/** Props of a control, for the `Menu` that it opens unless it is off. */
export const useMenuButton = (): ControlProps => {
  const menu = useControlContext(MenuButtonContext);
  return useUnavailable() ? {} : menu;
};

/** Props of a link, for what is around it: as the trigger of a `Menu` it opens that, instead of its page. */
export const useLinkTarget = (follow: MouseEventHandler<HTMLAnchorElement>): ControlProps => {
  const menu = useMenuButton();
  return mergeProps(useTooltipTarget() ?? {}, { onClick: follow, ...menu });
};

/** Browsers repeat the click while Enter is held, which would also confirm the dialog that the first click opened. */
export const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};
