import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { floating } from '../overlay/overlay.css.ts';
import { content } from './Popover.css.ts';
import type { PopoverProps } from './Popover.tsx';

interface PopoverDialogProps extends Omit<PopoverProps, 'trigger'> {
  id: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a `Popover` shows, loaded when it is first needed. */
export default function PopoverDialog({ id, label, children, ...popover }: PopoverDialogProps) {
  return (
    <Popover {...popover} offset={4} className={floating}>
      <Dialog id={id} aria-label={label} className={content}>
        {children}
      </Dialog>
    </Popover>
  );
}
