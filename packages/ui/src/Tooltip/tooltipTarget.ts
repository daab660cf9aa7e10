import { createContext, type HTMLAttributes, type Ref, type RefObject, useContext, useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

interface TooltipTarget {
  ref: RefObject<HTMLElement | null>;
  props: Pick<HTMLAttributes<HTMLElement>, 'aria-describedby' | 'onPointerEnter'>;
}

export const TooltipTargetContext = createContext<TooltipTarget | null>(null);

export function useTooltipTarget<T extends HTMLElement>(ownRef: Ref<T> | undefined) {
  const target = useContext(TooltipTargetContext);
  const targetRef = target?.ref as RefObject<T | null> | undefined;
  const ref = useMemo(() => mergeRefs(ownRef, targetRef), [ownRef, targetRef]);
  return { ...target?.props, ref };
}
