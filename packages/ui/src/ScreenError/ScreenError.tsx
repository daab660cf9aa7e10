import { Button } from '../Button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { useWords } from '../words/useWords.ts';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ScreenError.css.ts';

export interface ScreenErrorProps {
  /** What happened, as level 1 heading: “This page does not exist”. */
  title: string;
  /** What it means and what helps, in a sentence or two. */
  message: string;
  /** Tries again; omit it if that can't help. */
  onRetry?: () => void;
  /** URL of a page that works. */
  homeHref?: string;
  /** Label of the link to the start page. @default 'Go to the start page' */
  homeLabel?: string;
}

/** Replaces a screen that crashed or does not exist. For a part use `ErrorState`, for a failed request `Banner`. */
export function ScreenError(props: ScreenErrorProps) {
  const { title, message, onRetry, homeHref } = props;
  const words = useWords('screenError');
  const { homeLabel = words.home } = props;
  return (
    <div className={styles.screen}>
      <span className={styles.picture}>
        <Icon name="warning" size="large" />
      </span>
      <Heading level={1} size="section" isFocusTarget>
        {title}
      </Heading>
      <Text as="p" tone="muted">
        {message}
      </Text>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" icon="retry" onPress={onRetry}>
            {words.retry}
          </Button>
        )}
        {homeHref && (
          <LinkButton variant={onRetry ? 'secondary' : 'primary'} href={homeHref}>
            {homeLabel}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
