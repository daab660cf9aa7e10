import { type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../overlay/lazyPart.ts';
import { type FocusStart, OverlayTrigger } from '../overlay/OverlayTrigger.tsx';
import { useIsNeeded } from '../overlay/useIsNeeded.ts';

const { Part: MenuPopover, prefetch } = lazyPart(() => import('./MenuPopover.tsx'));

export interface MenuProps {
  /** Name of the list of actions for assistive technology. */
  label: string;
  /** A button of the kit: pressing it opens the menu. */
  trigger: ReactElement;
  /** Side of the trigger, in reading direction. The menu moves to where it has room. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** `MenuItem`, `MenuSection`, and as a direct child `MenuHeader`. */
  children: ReactNode;
}

/**
 * Actions and links that are needed less often, behind one button. Its code is fetched when it is first needed.
 *
 * Not for choosing a value (Select), nor for one or two actions that have room in sight (Button), nor for anything but
 * actions and links (Popover).
 *
 * Keyboard: Enter, Space or an arrow opens; arrows, Home, End and letters walk; Enter chooses; Escape closes.
 */
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
      <OverlayTrigger
        kind="menu"
        contentId={id}
        isOpen={isOpen}
        onPress={open}
        onNear={prefetch}
        buttonRef={button}
      >
        {trigger}
      </OverlayTrigger>
      {useIsNeeded(isOpen) ? (
        <Suspense fallback={null}>
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
        </Suspense>
      ) : null}
    </>
  );
}
