import { type ReactNode, useId, useRef } from 'react';
import { MenuButtonContext } from '../Button/buttonProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconContent } from '../icons/Icon.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './Overflow.css.ts';

export interface OverflowProps extends RootProps<HTMLDivElement> {
  /** Name of the button and of the group: “Filters”. */
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
  return (
    <div {...rootProps(rest, styles.root)}>
      <MenuButtonContext value={{ popoverTarget: panelId }}>
        <IconButton variant="secondary" icon={icon} label={label} />
      </MenuButtonContext>
      <div
        ref={panel}
        id={panelId}
        // A native one light-dismisses, and its controls are next in tab order.
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.panel}
        onClick={({ target }) => {
          // What a button opens would be below it. The button of the group gets the focus.
          if (
            target instanceof Element &&
            target.closest('a, button') &&
            panel.current?.matches(':popover-open')
          )
            panel.current.hidePopover();
        }}
      >
        {children}
      </div>
    </div>
  );
}
