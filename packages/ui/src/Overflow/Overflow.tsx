import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { MenuButtonContext } from '../Button/buttonProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconContent } from '../icons/Icon.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './Overflow.css.ts';

export interface OverflowProps extends RootProps<HTMLDivElement> {
  /** Name of the button: “Filters”. */
  label: string;
  /** Icon of the button. @default 'more' */
  icon?: IconContent | undefined;
  /** Controls: `FilterSelect`s or `Button`s. */
  children: ReactNode;
}

/** Controls in a line that stand behind one button where their `PageHeader` is narrow, as on a phone. For actions that are always behind a button use `Menu`. */
export function Overflow({ label, icon = 'more', children, ...rest }: OverflowProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  // What a button opens would be below it. The button of the group gets the focus.
  const hide = ({ target }: MouseEvent) => {
    const { current } = panel;
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    if (current?.matches(':popover-open') && current.contains(pressed)) current.hidePopover();
  };
  return (
    <div {...rootProps(rest, styles.root)} role="presentation" onClick={hide}>
      <MenuButtonContext value={{ popoverTarget: panelId }}>
        <IconButton variant="secondary" icon={icon} label={label} />
      </MenuButtonContext>
      {/* A native one light-dismisses, and its controls are next in tab order. */}
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
