import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
import { SpinnerMark } from '../Spinner/Spinner.tsx';
import { useTooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { unavailableProps, useUnavailable } from '../Unavailable/unavailableContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ignoreRepeatedEnter, mergeProps, useMenuButton } from './buttonProps.ts';
import * as styles from './Button.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ButtonLook {
  /** `primary`: the main action of a screen; `secondary`: others; `quiet`: in bars and rows; `danger`: destructive. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `large` 40 px in forms, `medium` 36 px in bars, `small` 32 px in cards and rows. @default 'medium' */
  size?: 'large' | 'medium' | 'small' | undefined;
  /** Before the label. */
  icon?: IconContent | undefined;
  /** As wide as its container. */
  isFullWidth?: boolean | undefined;
}

/** Classes of what looks like a button. */
export const buttonClass = ({
  variant = 'secondary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook): string =>
  [
    styles.base,
    styles.variants[variant],
    styles.sizes[size],
    ...(isFullWidth ? [styles.fullWidth] : []),
  ].join(' ');

export interface ButtonProps extends ButtonLook, RootProps<HTMLButtonElement> {
  /** Label: a verb and what it acts on. */
  children: ReactNode;
  /** Called on click, tap, Enter and Space, but not while pending. */
  onPress?: (() => void) | undefined;
  /** Don't disable a submit button: let the form say what is missing. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** `id` of the form that it submits, if it stands outside: in the footer of a dialog. */
  form?: string | undefined;
  /** Ignores presses, keeps focus, and announces the change. */
  isPending?: boolean | undefined;
  /** Label while pending, instead of the children. */
  pendingLabel?: string | undefined;
  /** Cannot be pressed or focused. Prefer saying why an action is not possible. */
  isDisabled?: boolean | undefined;
  /** Takes focus when it first renders. */
  autoFocus?: boolean | undefined;
  /** Name for assistive technology if the visible text is ambiguous. */
  'aria-label'?: string | undefined;
}

// A native button, because react-aria's would be a part of every page.
/** Starts an action; one primary per screen. For navigation use `LinkButton` or `Link`, for an icon `IconButton`. */
export function Button(props: ButtonProps) {
  const { icon, children, ref } = props;
  const { onPress, type = 'button', isPending = false, pendingLabel, isDisabled, autoFocus } = props;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  // Without scrolling: the button may be below a long text, which is read first.
  const focusAtFirst = useEffectEvent(() => autoFocus && button.current?.focus({ preventScroll: true }));
  useEffect(() => void focusAtFirst(), []);
  const [isFocused, setFocused] = useState(false);
  const [pending, setPending] = useState<{ isPending: boolean; live?: 'assertive' | 'polite' }>({
    isPending,
  });
  if (pending.isPending !== isPending) {
    const elsewhere = isPending ? 'polite' : undefined;
    setPending({ isPending, live: isFocused ? 'assertive' : elsewhere });
  }
  const words = isPending && pendingLabel ? pendingLabel : children;
  const unavailable = unavailableProps(useUnavailable());
  const label = isPending && pendingLabel ? undefined : props['aria-label'];
  const merged = mergeProps(useTooltipTarget() ?? {}, useMenuButton(), {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onKeyDown: ignoreRepeatedEnter,
    onClick: () => {
      if (!unavailable) onPress?.();
    },
  });
  return (
    <>
      <button
        {...rootProps(props, buttonClass(props))}
        {...merged}
        {...(isPending && { onKeyDown: undefined, onMouseDown: undefined, onClick: undefined })}
        ref={button}
        // Without a submit button, Enter in a field doesn't submit the form again.
        type={isPending || unavailable ? 'button' : type}
        form={props.form}
        // Safari gives no other button the focus when it is clicked.
        tabIndex={0}
        disabled={isDisabled}
        aria-label={label}
        aria-disabled={isPending || undefined}
        {...unavailable}
      >
        {isPending ? <SpinnerMark size="small" /> : <IconSlot icon={icon} />}
        {words}
      </button>
      {pending.live && (isPending || isFocused) ? (
        <PendingMessage key={String(isPending)} live={pending.live}>
          {label ?? words}
        </PendingMessage>
      ) : null}
    </>
  );
}

interface PendingMessageProps {
  live: 'assertive' | 'polite';
  children: ReactNode;
}

/** Announces the label when it changes, which screen readers don't, not even that of the focused button. */
function PendingMessage({ live, children }: PendingMessageProps) {
  // Live regions announce changes, not their initial content, so the text renders one step later.
  const hasWords = useDeferredValue(true, false);
  return (
    <VisuallyHidden>
      <output aria-live={live}>{hasWords ? children : null}</output>
    </VisuallyHidden>
  );
}
