import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { Text } from '../Text/Text.tsx';

export interface ErrorStateProps {
  /** @default 'Something went wrong' */
  title?: string;
  /** What happened, in words that help. */
  message: string;
  onRetry?: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  /** Another try is under way. */
  isRetrying?: boolean;
}

/**
 * In place of a part that could not be had. Where there is older data keep it and show a `Banner`; where a whole screen broke
 * use `ScreenError`.
 */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Something went wrong', message, onRetry, retryLabel = 'Try again', isRetrying } = props;
  return (
    <div className={styles.blank}>
      <span className={`${styles.picture} ${styles.tone.danger}`}>
        <Icon name="warning" />
      </span>
      <div role="alert" className={styles.words}>
        <Text as="p" size="card" weight="semibold">
          {title}
        </Text>
        <Text as="p" tone="muted">
          {message}
        </Text>
      </div>
      {onRetry && (
        <Button icon="retry" onPress={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
