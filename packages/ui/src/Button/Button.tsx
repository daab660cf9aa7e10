import { type ReactNode, type Ref, useState } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './ButtonLook.ts';
import { PendingMessage } from './PendingMessage.tsx';

export interface ButtonProps extends ButtonLook {
  /** Label: a verb and what it acts on. */
  children: ReactNode;
  /** Called on click, tap, Enter and Space, but not while pending. */
  onPress?: (event: PressEvent) => void;
  /** Don't disable a submit button: let the form say what is missing. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Ignores presses, keeps focus, and announces the change. */
  isPending?: boolean;
  /** Label while pending, instead of the children. */
  pendingLabel?: string;
  /** Cannot be pressed or focused. Prefer saying why an action is not possible. */
  isDisabled?: boolean;
  /** Takes focus when it first renders. */
  autoFocus?: boolean;
  /** Name for assistive technology if the visible text is ambiguous. */
  'aria-label'?: string;
  /** Slot in a parent, such as `close` in a dialog. */
  slot?: string | null;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action; one primary per screen. For navigation use `LinkButton` or `Link`, for an icon `IconButton`. */
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
