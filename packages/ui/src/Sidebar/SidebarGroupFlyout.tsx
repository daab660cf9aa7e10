import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { IconSlot } from '../icons/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import * as styles from './Sidebar.css.ts';
import { type SidebarGroupEntry, SidebarLink } from './SidebarLink.tsx';

interface SidebarGroupFlyoutProps {
  group: SidebarGroupEntry;
  currentHref: string;
}

/** Between the button and its flyout, in px. */
const GAP = 12;

/** By hand: not all browsers have anchor positioning. In the lower half of the window it grows upwards. */
const placeBeside = (button: HTMLElement, flyout: HTMLElement): void => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = top + bottom > clientHeight;
  flyout.style.insetBlock = isLow ? `auto ${clientHeight - bottom}px` : `${top}px auto`;
  flyout.style.insetInlineStart = `${(button.matches(':dir(rtl)') ? clientWidth - left : right) + GAP}px`;
};

/** A native popover: it light-dismisses, is in the top layer, and has its links next in tab order. */
export function SidebarGroupFlyout({ group, currentHref }: SidebarGroupFlyoutProps) {
  const flyoutId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const holdsCurrent = group.items.some(({ href }) => href === currentHref);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    flyout.current?.hidePopover();
    button.current?.focus();
  };
  // It would cover the next focused element.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) flyout.current?.hidePopover();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) flyout.current?.hidePopover();
  };

  return (
    <li>
      <div role="presentation" onKeyDown={onKeyDown} onClick={onClick} onBlur={onBlur}>
        <Tooltip content={group.label} placement="end">
          <FlyoutButton
            ref={button}
            group={group}
            flyoutId={flyoutId}
            isOpen={isOpen}
            isCurrent={holdsCurrent}
          />
        </Tooltip>
        <div
          ref={flyout}
          id={flyoutId}
          popover="auto"
          className={styles.flyout}
          onBeforeToggle={({ newState, currentTarget }) => {
            if (newState === 'open' && button.current) placeBeside(button.current, currentTarget);
          }}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          <p className={styles.flyoutTitle}>{group.label}</p>
          <ul className={styles.flyoutList}>
            {group.items.map((item) => (
              <li key={item.href}>
                <SidebarLink {...item} isCurrent={item.href === currentHref} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

interface FlyoutButtonProps {
  group: SidebarGroupEntry;
  flyoutId: string;
  isOpen: boolean;
  isCurrent: boolean;
  ref: Ref<HTMLButtonElement>;
}

const FlyoutButton = ({ group, flyoutId, isOpen, isCurrent, ref }: FlyoutButtonProps) => (
  <button
    {...useTooltipTarget()}
    ref={ref}
    aria-describedby={undefined}
    type="button"
    popoverTarget={flyoutId}
    aria-expanded={isOpen}
    aria-controls={flyoutId}
    className={styles.item[isCurrent ? 'current' : 'other']}
  >
    <IconSlot icon={group.icon} />
    <span className={styles.label}>{group.label}</span>
  </button>
);
