import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import {
  getInteractionModality,
  setInteractionModality,
} from 'react-aria/private/interactions/useFocusVisible';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import type { TooltipTargetProps } from './tooltipTarget.ts';
import * as styles from './Tooltip.css.ts';

/** Delay of the first tooltip; neighbors then open immediately. */
const OPEN_DELAY_MS = 600;
/** Time to move the pointer onto the tooltip. */
const CLOSE_DELAY_MS = 150;

export type FirstEvent = FocusEvent | PointerEvent;

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** A few words. No controls: the keyboard can't reach them. */
  content: string;
  /** Preferred side. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** One `Button`, `LinkButton`, `Link` or `Pressable`. `IconButton` already has a tooltip. */
  children: ReactElement;
}

/** What is shown, and how. */
export interface BubbleProps extends RootProps<HTMLDivElement>, Pick<TooltipProps, 'placement'> {
  content: ReactNode;
  /** Instead of the look of a tooltip. */
  look?: string | undefined;
}

interface TooltipTriggerProps extends BubbleProps {
  /** The event of the control that came before this component did. */
  firstEvent: FirstEvent;
  /** Called with the props of the control. */
  onPropsChange: (props: TooltipTargetProps) => void;
}

/** Opens and closes the tooltip of a control that the pointer or the focus has reached. */
export function TooltipTrigger({
  content,
  placement = 'top',
  look = styles.bubble,
  firstEvent,
  onPropsChange,
  ...rest
}: TooltipTriggerProps) {
  const [triggerRef] = useState({ current: firstEvent.currentTarget as HTMLElement });
  const state = useTooltipTriggerState({ delay: OPEN_DELAY_MS, closeDelay: CLOSE_DELAY_MS });
  const trigger = useTooltipTrigger({}, state, triggerRef);
  const triggerProps: TooltipTargetProps = trigger.triggerProps;

  // It has an id while it is open, and only then other handlers.
  const { id = trigger.tooltipProps.id } = rest;
  const descriptionId = state.isOpen ? id : undefined;
  const handOver = useEffectEvent((describedBy: string | undefined) =>
    onPropsChange({ ...triggerProps, 'aria-describedby': describedBy }),
  );
  useLayoutEffect(() => handOver(descriptionId), [descriptionId]);

  const repeat = useEffectEvent(() => {
    if ('pointerType' in firstEvent) {
      // react-aria opens nothing for a pointer that it has not seen moving, and it may have loaded just now.
      if (getInteractionModality() === null) setInteractionModality('pointer');
      triggerProps.onPointerEnter?.(firstEvent);
    } else triggerProps.onFocus?.(firstEvent);
  });
  useLayoutEffect(() => repeat(), []);

  if (!state.isOpen) return null;
  const bubble = { ...trigger.tooltipProps, ...rootProps(rest, look), id, triggerRef, placement, offset: 8 };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...bubble}>{content}</Tooltip>
    </TooltipTriggerStateContext>
  );
}
