import { type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../overlay/lazyPart.ts';
import { OverlayTrigger } from '../overlay/OverlayTrigger.tsx';
import { useIsNeeded } from '../overlay/useIsNeeded.ts';

const { Part: PopoverDialog, prefetch } = lazyPart(() => import('./PopoverDialog.tsx'));

export interface PopoverProps {
  /** A button of the kit: pressing it opens and closes the popover. */
  trigger: ReactElement;
  /** Name of the popover for assistive technology. */
  label: string;
  /** Side of the trigger, in reading direction. The popover moves to where it has room. */
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'start' | 'end';
  children: ReactNode;
}

/**
 * A little more, next to the button that asks for it: explanations, a few controls. Escape or a press elsewhere closes
 * it and the focus goes back to the button. Its code is fetched when it is first needed.
 *
 * Not for actions and links alone (Menu), nor for one line about an icon (Tooltip), nor for a task (Dialog).
 *
 * Keyboard: Enter or Space opens, Tab stays inside, Escape closes.
 */
export function Popover({ trigger, label, placement = 'bottom start', children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OverlayTrigger
        kind="dialog"
        contentId={id}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
        onNear={prefetch}
        buttonRef={button}
      >
        {trigger}
      </OverlayTrigger>
      {useIsNeeded(isOpen) ? (
        <Suspense fallback={null}>
          <PopoverDialog
            id={id}
            label={label}
            placement={placement}
            triggerRef={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
          >
            {children}
          </PopoverDialog>
        </Suspense>
      ) : null}
    </>
  );
}
