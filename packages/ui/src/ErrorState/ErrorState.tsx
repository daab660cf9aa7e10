import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { Isolate, Text } from '../Text/Text.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** What failed, in a few words. @default 'Something went wrong' */
  title?: string | undefined;
  /** What happened and what helps. */
  message: string;
  /** Called by the button “Try again”, which is left out without it. */
  onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  isRetrying?: boolean | undefined;
}

/** Replaces a part that failed to load. Keep older data and show a `Banner`. For a screen use `ScreenError`. */
export function ErrorState(props: ErrorStateProps) {
  const words = useWords('errorState');
  const { title = words.title, message, onRetry, isRetrying } = props;
  return (
    <div {...rootProps(props, styles.blank)}>
      <span className={`${styles.picture} ${styles.tone.danger}`}>
        <Icon name="warning" />
      </span>
      <div role="alert" className={styles.words}>
        <Text as="p" size="card" weight="semibold">
          {title}
        </Text>
        <Text as="p" tone="muted">
          <Isolate>{message}</Isolate>
        </Text>
      </div>
      {onRetry && (
        <Button icon="retry" onPress={onRetry} isPending={isRetrying}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
