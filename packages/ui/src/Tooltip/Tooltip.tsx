import { type ReactElement, useRef } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TooltipTargetContext } from './tooltipTarget.ts';
import { useTooltipBubble } from './useTooltipBubble.ts';

/** Delay of the first tooltip; neighbors then open immediately. */
const OPEN_DELAY_MS = 600;
/** Time to move the pointer onto the tooltip. */
const CLOSE_DELAY_MS = 150;

export interface TooltipProps {
  /** A few words. No controls: the keyboard can't reach them. */
  content: string;
  /** Preferred side. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One `Button`, `LinkButton` or `Link`. `IconButton` already has a tooltip. */
  children: ReactElement;
}

/** Explains a control on hover or focus. Touch doesn't show it, so put essential information on the page. */
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
