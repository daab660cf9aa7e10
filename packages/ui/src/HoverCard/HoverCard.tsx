import type { ReactElement, ReactNode } from 'react';
import { useControlCheck } from '../Button/controlContext.ts';
import { useTooltip } from '../Tooltip/Tooltip.tsx';
import { TooltipTargetContext } from '../Tooltip/tooltipTarget.ts';
import type { TooltipProps } from '../Tooltip/TooltipTrigger.tsx';
import { card } from './HoverCard.css.ts';

export interface HoverCardProps {
  /** Preferred side. @default 'bottom' */
  placement?: TooltipProps['placement'];
  /** What is behind the link: a name, a picture, a few facts. No controls: the keyboard can't reach them. */
  content: ReactNode;
  /** One `Link`, `LinkButton` or `Button`. */
  children: ReactElement;
}

/** A preview of what a link leads to, on hover or focus. For a few words use `Tooltip`, for controls `Popover`. Touch doesn't show it. */
export function HoverCard({ content, placement = 'bottom', children }: HoverCardProps) {
  const { target, bubble } = useTooltip({ content, placement, className: card });
  useControlCheck(target, 'HoverCard shows nothing: put a Link, LinkButton or Button in it');
  return (
    <>
      <TooltipTargetContext value={target}>{children}</TooltipTargetContext>
      {bubble}
    </>
  );
}
