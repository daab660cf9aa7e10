import { useId, useRef, useState } from 'react';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import { type ControlProps, MenuButtonContext } from '../Button/buttonProps.ts';
import { useControlCheck } from '../Button/controlContext.ts';
import { useOwnValue } from '../root/useOwnValue.ts';
import type { FocusStart, MenuProps } from './MenuPopover.tsx';

const MenuPopover = lazyWithRetry(async () => (await import('./MenuPopover.tsx')).MenuPopover, {
  isOverlay: true,
});

const ARROW_KEYS: Partial<Record<string, FocusStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Less frequent actions and links behind one button. Not for choosing a value (Select) or other content (Dialog). */
export function Menu({ trigger, placement = 'bottom end', defaultOpen = false, ...props }: MenuProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const { value: isOpen, change } = useOwnValue(props.isOpen, defaultOpen, props.onOpenChange);
  const [focusStart, setFocusStart] = useState<FocusStart>('first');
  const pointer = useRef('');
  const open = (start: FocusStart) => {
    setFocusStart(start);
    change(true);
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
    onPointerDown: ({ pointerType }) => {
      pointer.current = pointerType;
    },
    // As menus of the system do. Touch may be about to scroll.
    onMouseDown: (event) => {
      if (event.button !== 0 || pointer.current !== 'mouse') return;
      // Before it opens: the focus returns there. The browser would take it back from the menu.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      open(true);
    },
    onClick: (event) => {
      // Of a link, or of a button of a form.
      event.preventDefault();
      // Clicks by keyboard and screen readers have no detail.
      if (event.detail === 0) open('first');
      else if (pointer.current !== 'mouse') open(true);
    },
    onKeyDown: (event) => {
      const start = ARROW_KEYS[event.key];
      if (!start) return;
      event.preventDefault();
      open(start);
    },
  };
  useControlCheck(
    menuButton,
    'Menu does not open: its trigger must be a Button, IconButton, LinkButton or Link, or a control of yours in a Pressable',
  );
  return (
    <>
      <MenuButtonContext value={menuButton}>{trigger}</MenuButtonContext>
      <MenuPopover
        {...props}
        id={id}
        placement={placement}
        focusStart={focusStart}
        isOpen={isOpen}
        onOpenChange={change}
      />
    </>
  );
}
