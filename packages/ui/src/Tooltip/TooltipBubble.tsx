import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
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
