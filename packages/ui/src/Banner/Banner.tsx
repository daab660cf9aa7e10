import { type ReactNode, useDeferredValue, useRef } from 'react';
import { IconButtonControl } from '../IconButton/IconButton.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import * as styles from './Banner.css.ts';
import { useCountdown } from './useCountdown.ts';

const ICONS = {
  positive: 'success',
  danger: 'error',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<BannerProps['tone'], IconName>;

export interface BannerProps {
  /** `positive` success, `danger` failure, `warning` caution, `info` neutral. */
  tone: 'positive' | 'danger' | 'warning' | 'info';
  /** Bold first line. */
  title?: string;
  /** The message. Set a `key` to announce the same words again. */
  children: ReactNode;
  /** Called after `timeoutMs` or when the close button is pressed. Without it there is no close button. */
  onDismiss?: () => void;
  /** Milliseconds until `onDismiss`. Not for failures. Pauses on hover and focus; restarts with a new message. */
  timeoutMs?: number;
  /** One small `Button` or a `Link`. */
  action?: ReactNode;
}

/** A message about the screen or form below, announced once. For one field use its `errorMessage`. */
export function Banner(props: BannerProps) {
  const { tone, title, children, onDismiss, timeoutMs, action } = props;
  const words = useWords('banner');
  const box = useRef<HTMLDivElement>(null);
  useCountdown(box, timeoutMs, () => onDismiss?.());
  // Live regions announce changes, not their initial content, so the text renders one step later.
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
            <IconButtonControl icon="close" label={words.dismiss} size="small" onPress={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}
