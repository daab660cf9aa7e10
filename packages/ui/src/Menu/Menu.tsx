import { useId, useRef, useState } from 'react';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import { type ControlProps, MenuButtonContext } from '../Button/buttonProps.ts';
import { useControlCheck } from '../Button/controlContext.ts';
import type { FocusStart, MenuProps } from './MenuPopover.tsx';

const MenuPopover = lazyWithRetry(async () => (await import('./MenuPopover.tsx')).MenuPopover, {
  isOverlay: true,
});

const ARROW_KEYS: Partial<Record<string, FocusStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Less frequent actions and links behind one button. Not for choosing a value (Select) or other content (Dialog). */
export function Menu({ label, trigger, placement = 'bottom end', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [focusStart, setFocusStart] = useState<FocusStart>('first');
  const open = (element: HTMLElement, start: FocusStart) => {
    button.current = element;
    setFocusStart(start);
    setOpen(true);
  };
  // react-aria's `MenuTrigger` would load the menu's code with every screen.
  const menuButton: ControlProps = {
    // Safari gives no other button the focus when it is clicked.
    tabIndex: 0,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onPointerEnter: MenuPopover.prefetch,
    onFocus: MenuPopover.prefetch,
    // Clicks by keyboard and screen readers have no detail.
    onClick: ({ currentTarget, detail }) => open(currentTarget, detail === 0 ? 'first' : true),
    onKeyDown: (event) => {
      const start = ARROW_KEYS[event.key];
      if (!start) return;
      event.preventDefault();
      open(event.currentTarget, start);
    },
  };
  useControlCheck(
    menuButton,
    'Menu does not open: its trigger must be a Button, IconButton, LinkButton or Link',
  );
  return (
    <>
      <MenuButtonContext value={menuButton}>{trigger}</MenuButtonContext>
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
