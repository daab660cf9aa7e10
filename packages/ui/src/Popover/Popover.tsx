import { useId } from 'react';
import { type ControlProps, MenuButtonContext } from '../Button/buttonProps.ts';
import { useControlCheck } from '../Button/controlContext.ts';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import { useOwnValue } from '../root/useOwnValue.ts';
import type { PopoverProps } from './PopoverPanel.tsx';

const PopoverPanel = lazyWithRetry(async () => (await import('./PopoverPanel.tsx')).PopoverPanel, {
  isOverlay: true,
});

/** A few controls or words beside their button. For actions use `Menu`, for a few words about a control `Tooltip`, for a task `Dialog`. */
export function Popover({ trigger, defaultOpen = false, ...props }: PopoverProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const { value: isOpen, change } = useOwnValue(props.isOpen, defaultOpen, props.onOpenChange);
  const popoverButton: ControlProps = {
    // Safari gives no other button the focus when it is clicked.
    tabIndex: 0,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onPointerEnter: PopoverPanel.prefetch,
    onFocus: PopoverPanel.prefetch,
    onClick: (event) => {
      // Of a link, or of a button of a form.
      event.preventDefault();
      change(true);
    },
  };
  useControlCheck(
    popoverButton,
    'Popover does not open: its trigger must be a Button, IconButton, LinkButton or Link, or a control of yours in a Pressable',
  );
  return (
    <>
      <MenuButtonContext value={popoverButton}>{trigger}</MenuButtonContext>
      <PopoverPanel {...props} id={id} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}
