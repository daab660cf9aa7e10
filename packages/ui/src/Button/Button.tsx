import { type ReactNode, type Ref, useState } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './ButtonLook.ts';
import { PendingMessage } from './PendingMessage.tsx';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  onPress?: (event: PressEvent) => void;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Work is under way: presses are ignored, focus stays, the change is announced. */
  isPending?: boolean;
  /** Words while pending, in place of the children. */
  pendingLabel?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Name for assistive technology where the visible words do not stand alone. */
  'aria-label'?: string;
  /** Role in a parent of the kit, such as `close` in a dialog. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action. Not for going somewhere: use `LinkButton` or `Link`, which open in a new tab and can be copied. Not
 * for an icon alone: use `IconButton`. One primary button a screen; do not disable the button of a form, let it say what
 * is missing.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon,
    isFullWidth,
    pendingLabel,
    children,
    ref,
    ...rest
  } = props;
  const { isPending = false, 'aria-label': label } = rest;
  const [isFocused, setFocused] = useState(false);
  const [pending, setPending] = useState({ isPending, isAnnounced: false });
  if (pending.isPending !== isPending) setPending({ isPending, isAnnounced: isPending && !isFocused });
  const words = isPending && pendingLabel ? pendingLabel : children;
  return (
    <>
      <AriaButton
        {...rest}
        {...useTooltipTarget(ref)}
        aria-label={isPending && pendingLabel ? undefined : label}
        onFocusChange={setFocused}
        className={styles.button({ variant, size, isFullWidth })}
      >
        {isPending ? <SpinnerMark size="small" /> : icon && <Icon name={icon} />}
        {words}
      </AriaButton>
      {pending.isAnnounced ? <PendingMessage>{words}</PendingMessage> : null}
    </>
  );
}
