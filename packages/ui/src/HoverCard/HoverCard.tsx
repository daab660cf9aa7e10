import type { ReactElement, ReactNode } from 'react';
import { useControlCheck } from '../Button/controlContext.ts';
import { useTooltip } from '../Tooltip/Tooltip.tsx';
import { TooltipTargetContext } from '../Tooltip/tooltipTarget.ts';
import type { RootProps } from '../root/rootProps.ts';
import type { TooltipProps } from '../Tooltip/TooltipTrigger.tsx';
import { card } from './HoverCard.css.ts';

export interface HoverCardProps extends RootProps<HTMLDivElement> {
  /** Preferred side. @default 'bottom' */
  placement?: TooltipProps['placement'];
  /** What is behind the link: a name, a picture, a few facts. No controls: the keyboard can't reach them. */
  content: ReactNode;
  /** One `Link`, `LinkButton`, `Button` or `Pressable`. */
  children: ReactElement;
}

/** A preview of what a link leads to, on hover or focus. For a few words use `Tooltip`, for controls `Popover`. Touch doesn't show it. */
export function HoverCard({ placement = 'bottom', children, ...props }: HoverCardProps) {
  const { target, bubble } = useTooltip({ ...props, placement, look: card });
  useControlCheck(target, 'HoverCard shows nothing: put a Link, LinkButton, Button or Pressable in it');
  return (
    <>
      <TooltipTargetContext value={target}>{children}</TooltipTargetContext>
      {bubble}
    </>
  );
}
