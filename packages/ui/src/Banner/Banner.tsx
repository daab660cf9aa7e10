import {
  type ReactNode,
  useDeferredValue,
  useRef,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
} from 'react';
import { IconButtonControl } from '../IconButton/IconButton.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import * as styles from './Banner.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

// A Web Animation as timer: it can be paused, and tests can reach it with `getAnimations()`.
/** Calls `onEnd` after `durationMs`, paused while `box`, or any toast around it, is hovered or focused. Restarts when its text changes. */
function useCountdown(
  box: RefObject<HTMLElement | null>,
  durationMs: number | undefined,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = box.current;
    if (durationMs === undefined || !element) return undefined;

    const countdown = element.animate(null, { id: 'countdown', duration: durationMs });
    countdown.addEventListener('finish', () => end());

    const pausedBy = { pointer: false, focus: false };
    const setPaused = (by: keyof typeof pausedBy, isPaused: boolean) => () => {
      pausedBy[by] = isPaused;
      if (pausedBy.pointer || pausedBy.focus) countdown.pause();
      else if (countdown.playState === 'paused') countdown.play();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Toasts pause together: one that left would move the next one under the pointer.
    const area = element.closest('[data-react-aria-top-layer]') ?? element;
    // Not on pointerenter: a message often appears right under the pointer, and would never leave.
    area.addEventListener('pointermove', setPaused('pointer', true), { signal });
    area.addEventListener('pointerleave', setPaused('pointer', false), { signal });
    area.addEventListener('focusin', setPaused('focus', true), { signal });
    area.addEventListener('focusout', setPaused('focus', false), { signal });

    const words = new MutationObserver(() => {
      countdown.currentTime = 0;
    });
    words.observe(element, { subtree: true, childList: true, characterData: true });
    return () => {
      words.disconnect();
      listening.abort();
      countdown.cancel();
    };
  }, [box, durationMs]);
}

const ICONS = {
  positive: 'success',
  danger: 'error',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<BannerProps['tone'], IconName>;

export interface BannerProps extends RootProps<HTMLDivElement> {
  /** `positive` success, `danger` failure, `warning` caution, `info` neutral. */
  tone: 'positive' | 'danger' | 'warning' | 'info';
  /** Bold first line. */
  title?: string | undefined;
  /** The message. Set a `key` to announce the same words again. */
  children: ReactNode;
  /** Called after `timeoutMs` or when the close button is pressed. Without it there is no close button. */
  onDismiss?: (() => void) | undefined;
  /** Milliseconds until `onDismiss`. Not for failures. Pauses on hover and focus; restarts with a new message. */
  timeoutMs?: number | undefined;
  /** One small `Button` or a `Link`. */
  action?: ReactNode | undefined;
}

/** A message about the screen or form below, announced once. For one field use its `errorMessage`. */
export function Banner(props: BannerProps) {
  const { tone, title, children, onDismiss, timeoutMs, action, ref } = props;
  const words = useWords('banner');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  useCountdown(box, timeoutMs, () => onDismiss?.());
  // Live regions announce changes, not their initial content, so the text renders one step later.
  const hasWords = useDeferredValue(true, false);
  return (
    <div {...rootProps(props, `${styles.banner} ${styles.tone[tone]}`)} ref={box}>
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
