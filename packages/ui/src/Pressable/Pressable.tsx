import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { type ControlProps, mergeProps, useMenuButton } from '../Button/buttonProps.ts';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { unavailableProps, useUnavailable } from '../Unavailable/unavailableContext.ts';

export interface PressableProps {
  /** One element that takes `onClick`, `onFocus`, `aria-*` and the like: of HTML, or a component that passes them on. */
  children: ReactElement<ControlProps>;
}

const preventDefault = (event: MouseEvent): void => event.preventDefault();

/** Lets a control that is not of the kit open a `Menu` or `Popover`, and have a `Tooltip`, `HoverCard` or `Unavailable`. Buttons and links of the kit don't need it. */
export function Pressable({ children }: PressableProps) {
  const unavailable = unavailableProps(useUnavailable());
  const merged = mergeProps(children.props, useTooltipTarget() ?? {}, useMenuButton());
  // Disabled for the keyboard, too: Enter in a link or a submit button is a click.
  return cloneElement(
    children,
    unavailable ? { ...merged, ...unavailable, onClick: preventDefault } : merged,
  );
}
