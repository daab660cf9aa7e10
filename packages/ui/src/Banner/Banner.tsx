import { type ReactNode, useDeferredValue, useRef } from 'react';
import { IconButtonControl } from '../IconButton/IconButtonControl.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import * as styles from './Banner.css.ts';
import { useCountdown } from './useCountdown.ts';

const ICONS = {
  positive: 'success',
  danger: 'error',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<string, IconName>;

export interface BannerProps {
  /** `positive` done, `danger` failed, `warning` take care, `info` good to know. */
  tone: keyof typeof ICONS;
  title?: string;
  /** The message. Give a `key` where the same words may have to be said again. */
  children: ReactNode;
  /** Asks to take the banner away: after `timeoutMs`, or when its cross is pressed. Without it there is no cross. */
  onDismiss?: () => void;
  /** Name of the cross. @default 'Dismiss' */
  dismissLabel?: string;
  /** Milliseconds until `onDismiss`; the clock stands while the banner is hovered or focused, a new message gets it all. */
  timeoutMs?: number;
  /** One small `Button` or a `Link`. */
  action?: ReactNode;
}

/**
 * A message about the screen or form below it, said once to screen readers. What belongs to one field is that field's
 * `errorMessage`; what outlives the screen is a toast. Do not let bad news time out.
 */
export function Banner(props: BannerProps) {
  const { tone, title, children, onDismiss, dismissLabel = 'Dismiss', timeoutMs, action } = props;
  const box = useRef<HTMLDivElement>(null);
  useCountdown(box, timeoutMs, () => onDismiss?.());
  // Screen readers announce what changes in a live region, not what it was born with: the words come one step later.
  const hasWords = useDeferredValue(true, false);
  return (
    <div ref={box} className={`${styles.banner} ${styles.tone[tone]}`}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.words}>
        {hasWords && title && <p className={styles.title}>{title}</p>}
        {hasWords && children}
      </div>
      {(action || onDismiss) && (
        <div className={styles.end}>
          {action}
          {onDismiss && (
            <IconButtonControl icon="close" label={dismissLabel} size="small" onPress={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}
