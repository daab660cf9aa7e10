import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import { type FocusStart, MenuTrigger } from './MenuTrigger.tsx';

const MenuPopover = lazyWithRetry(async () => (await import('./MenuPopover.tsx')).MenuPopover);

export interface MenuProps {
  /** Name for assistive technology. */
  label: string;
  /** A button of the kit that opens the menu. */
  trigger: ReactElement;
  /** Preferred side of the trigger, in reading direction. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** `MenuItem`, `MenuSection`, and `MenuHeader` as a direct child. */
  children: ReactNode;
}

/** Less frequent actions and links behind one button. Not for choosing a value (Select) or other content (Dialog). */
export function Menu({ label, trigger, placement = 'bottom end', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [focusStart, setFocusStart] = useState<FocusStart>('first');
  const open = (start: FocusStart) => {
    setFocusStart(start);
    setOpen(true);
  };
  return (
    <>
      <MenuTrigger menuId={id} isOpen={isOpen} onOpen={open} onNear={MenuPopover.prefetch} buttonRef={button}>
        {trigger}
      </MenuTrigger>
      <MenuPopover
        id={id}
        label={label}
        placement={placement}
        triggerRef={button}
        focusStart={focusStart}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {children}
      </MenuPopover>
    </>
  );
}
