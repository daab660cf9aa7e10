import { createElement, type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useControlCheck } from '../Button/controlContext.ts';
import { TooltipTargetContext, type TooltipTargetProps } from './tooltipTarget.ts';
import { useUnavailable } from '../Unavailable/unavailableContext.ts';
import type { BubbleProps, FirstEvent, TooltipProps } from './TooltipTrigger.tsx';

type TriggerModule = typeof import('./TooltipTrigger.tsx');

let fetched: TriggerModule | undefined;

interface TooltipParts {
  /** Props of the control. */
  target: TooltipTargetProps;
  /** Rendered beside the control. */
  bubble: ReactNode;
}

/** Its code loads on demand. Not with `lazyWithRetry`: on failure the tooltip is just missing. */
export function useTooltip(tooltip: BubbleProps): TooltipParts {
  // Until then there is no trigger: a list has thousands of tooltips, of which few are ever shown.
  const [firstEvent, setFirstEvent] = useState<FirstEvent>();
  const [module, setModule] = useState(fetched);
  const [triggerProps, setTriggerProps] = useState<TooltipTargetProps>();
  if (firstEvent && module)
    return {
      target: triggerProps ?? {},
      bubble: createElement(module.TooltipTrigger, {
        ...tooltip,
        firstEvent,
        onPropsChange: setTriggerProps,
      }),
    };
  const wake = async (event: FocusEvent | PointerEvent) => {
    // React clears `currentTarget` after the event.
    setFirstEvent({ ...event, currentTarget: event.currentTarget });
    try {
      fetched ??= await import('./TooltipTrigger.tsx');
      setModule(fetched);
    } catch {
      // Offline; the next event retries.
    }
  };
  const sleep = () => setFirstEvent(undefined);
  return {
    target: {
      onPointerEnter: (event) => void wake(event),
      onPointerLeave: sleep,
      onPointerDown: sleep,
      // A click focuses the control too.
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && void wake(event),
      onBlur: sleep,
    },
    bubble: null,
  };
}

/** Words of a tooltip, and why its control is off. */
export const useExplained = (words: string): string => {
  const unavailable = useUnavailable();
  return unavailable ? `${words}. ${unavailable.reason}` : words;
};

/** Explains a control on hover or focus. Touch doesn't show it, so put essential information on the page. */
export function Tooltip({ children, ...tooltip }: TooltipProps) {
  const { target, bubble } = useTooltip({ ...tooltip, content: useExplained(tooltip.content) });
  useControlCheck(target, 'Tooltip explains nothing: put a Button, LinkButton, Link or Pressable in it');
  return (
    <>
      <TooltipTargetContext value={target}>{children}</TooltipTargetContext>
      {bubble}
    </>
  );
}
