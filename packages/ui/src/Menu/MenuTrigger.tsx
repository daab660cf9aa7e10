import type { ReactElement, RefObject } from 'react';
import { ButtonContext } from 'react-aria-components';

/** Initial focus: the first item, the last item, or `true` for the menu itself. */
export type FocusStart = 'first' | 'last' | true;

interface MenuTriggerProps {
  menuId: string;
  isOpen: boolean;
  onOpen: (focusStart: FocusStart) => void;
  onNear: () => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
  children: ReactElement;
}

/** Makes a button open a menu. react-aria-components' own `MenuTrigger` would load the menu's code with every screen. */
export const MenuTrigger = ({ menuId, isOpen, onOpen, onNear, buttonRef, children }: MenuTriggerProps) => (
  <ButtonContext
    value={{
      ref: buttonRef,
      isPressed: isOpen,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuId : undefined,
      onHoverStart: onNear,
      onFocus: onNear,
      onPress: ({ pointerType }) =>
        onOpen(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
      onKeyDown: (event) => {
        if (event.key === 'ArrowDown') onOpen('first');
        else if (event.key === 'ArrowUp') onOpen('last');
        else event.continuePropagation();
      },
    }}
  >
    {children}
  </ButtonContext>
);
