import { createElement, type ComponentProps, type ReactNode, useEffect, useState } from 'react';

type BubbleModule = typeof import('./TooltipBubble.tsx');

let fetched: BubbleModule | undefined;

/** Positioning is heavy, so it loads on demand. Not with `lazyWithRetry`: on failure the tooltip is just missing. */
export function useTooltipBubble(
  isOpen: boolean,
  props: ComponentProps<BubbleModule['TooltipBubble']>,
): ReactNode {
  const [module, setModule] = useState(fetched);
  useEffect(() => {
    if (!isOpen || module) return;
    const fetchModule = async () => {
      try {
        fetched = await import('./TooltipBubble.tsx');
        setModule(fetched);
      } catch {
        // Offline; the next one retries.
      }
    };
    void fetchModule();
  }, [isOpen, module]);
  return isOpen && module ? createElement(module.TooltipBubble, props) : null;
}
