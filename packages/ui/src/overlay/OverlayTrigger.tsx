import type { ReactElement, RefObject } from 'react';
import { ButtonContext } from 'react-aria-components';

/** Where the focus starts in what opens: on its first or last item, or on the whole. */
export type FocusStart = 'first' | 'last' | true;

interface OverlayTriggerProps {
  kind: 'menu' | 'dialog';
  /** Id of what opens. */
  contentId: string;
  isOpen: boolean;
  onPress: (focusStart: FocusStart) => void;
  /** Called when the pointer or the focus gets to the button: time to fetch the code of what may open. */
  onNear: () => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** One button of the kit. */
  children: ReactElement;
}

/**
 * Makes a button of the kit open something. react-aria-components has triggers of its own, but each lives in one module
 * with what it opens, so that using them would load all of it with every screen.
 */
export const OverlayTrigger = (props: OverlayTriggerProps) => (
  <ButtonContext
    value={{
      ref: props.buttonRef,
      isPressed: props.isOpen,
      'aria-haspopup': props.kind,
      'aria-expanded': props.isOpen,
      'aria-controls': props.isOpen ? props.contentId : undefined,
      onHoverStart: props.onNear,
      onFocus: props.onNear,
      onPress: ({ pointerType }) =>
        props.onPress(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
      onKeyDown: (event) => {
        if (props.kind === 'menu' && event.key === 'ArrowDown') props.onPress('first');
        else if (props.kind === 'menu' && event.key === 'ArrowUp') props.onPress('last');
        else event.continuePropagation();
      },
    }}
  >
    {props.children}
  </ButtonContext>
);
