import { type ReactElement, useRef } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TooltipTargetContext } from './tooltipTarget.ts';
import { useTooltipBubble } from './useTooltipBubble.ts';

/** Rest of the pointer before the first tooltip opens; its neighbours then follow at once. */
const OPEN_DELAY_MS = 600;
/** Time to move the pointer into the tooltip. */
const CLOSE_DELAY_MS = 150;

export interface TooltipProps {
  /** A few words; no controls, for no keyboard reaches them. */
  content: string;
  /** Side where it opens if there is room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One `Button`, `LinkButton` or `Link`. `IconButton` has a tooltip of its own. */
  children: ReactElement;
}

/**
 * Words that explain a control while it is hovered or focused; touch shows none, so nobody may depend on it. What everybody
 * needs is text on the page; what holds controls is a `Popover`.
 */
export function Tooltip({ content, placement, children }: TooltipProps) {
  const ref = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState({ delay: OPEN_DELAY_MS, closeDelay: CLOSE_DELAY_MS });
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, ref);
  const bubble = useTooltipBubble(state.isOpen, {
    ...tooltipProps,
    triggerRef: ref,
    state,
    placement,
    children: content,
  });
  return (
    <>
      <TooltipTargetContext value={{ ref, props: triggerProps }}>{children}</TooltipTargetContext>
      {bubble}
    </>
  );
}
