import { type ReactNode, type RefObject, useRef } from 'react';

/** What opens and closes an overlay. */
export interface OpenProps {
  /** Whether it is open. Without it the component decides itself. */
  isOpen?: boolean | undefined;
  /** Whether it is open when it first renders. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** The control beside `mark` that says it controls `id`, also if no press has opened the overlay. Render `mark` before the overlay. */
export function useTriggerElement(id: string): {
  triggerRef: RefObject<HTMLElement | null>;
  mark: ReactNode;
} {
  const trigger = useRef<HTMLElement>(null);
  const attach = (element: HTMLSpanElement | null) => {
    const found = element?.parentElement?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`);
    if (found) trigger.current = found;
  };
  return { triggerRef: trigger, mark: <span hidden ref={attach} /> };
}
