import { createContext, type HTMLAttributes, type Ref, type RefObject, useContext, useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** What a `Tooltip` gives to the control inside it. */
interface TooltipTarget {
  ref: RefObject<HTMLElement | null>;
  /** Event handlers and `aria-describedby`; spread as they are, so only what every control takes has a type. */
  props: Pick<HTMLAttributes<HTMLElement>, 'aria-describedby' | 'onPointerEnter'>;
}

export const TooltipTargetContext = createContext<TooltipTarget | null>(null);

/** For controls of the kit: props that make a `Tooltip` around the control work, together with the control's own ref. */
export function useTooltipTarget<T extends HTMLElement>(ownRef: Ref<T> | undefined) {
  const target = useContext(TooltipTargetContext);
  const targetRef = target?.ref as RefObject<T | null> | undefined;
  const ref = useMemo(() => mergeRefs(ownRef, targetRef), [ownRef, targetRef]);
  return { ...target?.props, ref };
}
