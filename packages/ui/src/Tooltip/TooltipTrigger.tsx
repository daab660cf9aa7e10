import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import {
  getInteractionModality,
  setInteractionModality,
} from 'react-aria/private/interactions/useFocusVisible';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { type TooltipTriggerState, useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTargetProps } from './tooltipTarget.ts';
import * as styles from './Tooltip.css.ts';

interface TooltipBubbleProps {
  id?: string;
  state: TooltipTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  children: ReactNode;
}

export function TooltipBubble({ state, placement = 'top', children, ...props }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...props} placement={placement} offset={8} className={styles.bubble}>
        {children}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

/** Delay of the first tooltip; neighbors then open immediately. */
const OPEN_DELAY_MS = 600;
/** Time to move the pointer onto the tooltip. */
const CLOSE_DELAY_MS = 150;

export type FirstEvent = FocusEvent | PointerEvent;

interface TooltipTriggerProps {
  content: string;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** The event of the control that came before this component did. */
  firstEvent: FirstEvent;
  /** Called with the props of the control. */
  onPropsChange: (props: TooltipTargetProps) => void;
}

/** Opens and closes the tooltip of a control that the pointer or the focus has reached. */
export function TooltipTrigger({ content, placement, firstEvent, onPropsChange }: TooltipTriggerProps) {
  const [triggerRef] = useState({ current: firstEvent.currentTarget as HTMLElement });
  const state = useTooltipTriggerState({ delay: OPEN_DELAY_MS, closeDelay: CLOSE_DELAY_MS });
  const trigger = useTooltipTrigger({}, state, triggerRef);
  const triggerProps: TooltipTargetProps = trigger.triggerProps;

  // It has an id while it is open, and only then other handlers.
  const descriptionId = triggerProps['aria-describedby'];
  const handOver = useEffectEvent((id: string | undefined) =>
    onPropsChange({ ...triggerProps, 'aria-describedby': id }),
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
  return (
    <TooltipBubble {...trigger.tooltipProps} triggerRef={triggerRef} state={state} placement={placement}>
      {content}
    </TooltipBubble>
  );
}
