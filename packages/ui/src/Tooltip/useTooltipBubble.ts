import { createElement, type ComponentProps, type ReactNode, useEffect, useState } from 'react';

type BubbleModule = typeof import('./TooltipBubble.tsx');

let fetched: BubbleModule | undefined;

/**
 * The tooltip itself while `isOpen`, as soon as it is there: positioning is most of a tooltip's weight, so it is fetched when
 * the first one opens. Not with `lazy`: a tooltip that cannot be fetched is missing, and breaks nothing.
 */
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
        // Offline; the next one that opens tries again.
      }
    };
    void fetchModule();
  }, [isOpen, module]);
  return isOpen && module ? createElement(module.TooltipBubble, props) : null;
}
