import { type ReactElement, useId, useMemo } from 'react';
import { useControlCheck } from '../Button/controlContext.ts';
import { useTooltip } from '../Tooltip/Tooltip.tsx';
import { TooltipTargetContext } from '../Tooltip/tooltipTarget.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { UnavailableContext } from './unavailableContext.ts';

export interface UnavailableProps {
  /** Why the control is off, in a short sentence. */
  reason: string;
  /** One `Button`, `LinkButton`, `IconButton` or `Pressable`, also in a `Tooltip`. */
  children: ReactElement;
}

/** Turns a control off and says why, on hover and focus and to screen readers. While something is missing, use `isDisabled`. */
export function Unavailable({ reason, children }: UnavailableProps) {
  const reasonId = useId();
  const { target, bubble } = useTooltip({ content: reason });
  const unavailable = useMemo(() => ({ reason, reasonId }), [reason, reasonId]);
  useControlCheck(
    unavailable,
    'Unavailable turns nothing off: put a Button, LinkButton, IconButton or Pressable in it',
  );
  return (
    <UnavailableContext value={unavailable}>
      <TooltipTargetContext value={target}>{children}</TooltipTargetContext>
      {bubble}
      <span id={reasonId} className={visuallyHidden}>
        {reason}
      </span>
    </UnavailableContext>
  );
}
