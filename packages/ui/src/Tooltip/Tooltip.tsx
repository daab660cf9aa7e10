import type { ReactElement } from 'react';
import { TooltipTargetContext } from './tooltipTarget.ts';
import { useTooltip } from './useTooltip.tsx';

export interface TooltipProps {
  /** A few words. No controls: the keyboard can't reach them. */
  content: string;
  /** Preferred side. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** One `Button`, `LinkButton` or `Link`. `IconButton` already has a tooltip. */
  children: ReactElement;
}

/** Explains a control on hover or focus. Touch doesn't show it, so put essential information on the page. */
export function Tooltip({ children, ...tooltip }: TooltipProps) {
  const { target, bubble } = useTooltip(tooltip);
  return (
    <>
      <TooltipTargetContext value={target}>{children}</TooltipTargetContext>
      {bubble}
    </>
  );
}
