import type { ReactElement, ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { named } from '../development.ts';
import { floating } from '../overlay/overlay.css.ts';
import { type OpenProps, useTriggerElement } from '../overlay/useTriggerElement.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends RootProps, OpenProps {
  /** Name for assistive technology. */
  label: string;
  /** What opens it: a `Button`, `IconButton`, `LinkButton`, `Link` or `Pressable`, also in a `Tooltip`. */
  trigger: ReactElement;
  /** Preferred side of the trigger, in reading direction. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start' | 'end' | undefined;
  /** Content; a function gets `close`, for a button inside. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

interface PopoverPanelProps extends Omit<PopoverProps, 'trigger' | keyof OpenProps> {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function PopoverPanel({ placement = 'bottom start', ...props }: PopoverPanelProps) {
  const { label, isOpen, onOpenChange, children, ...rest } = props;
  const { triggerRef, mark } = useTriggerElement(props.id);
  return (
    <>
      {isOpen && mark}
      <Popover {...{ triggerRef, placement, isOpen, onOpenChange }} offset={4} className={floating}>
        <Dialog {...rootProps(rest, styles.panel)} aria-label={named('Popover', label)}>
          {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
        </Dialog>
      </Popover>
    </>
  );
}
