import { Button } from '../Button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { useWords } from '../words/useWords.ts';
import { Heading } from '../Text/Heading.tsx';
import { Isolate, Text } from '../Text/Text.tsx';
import * as styles from './ScreenError.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ScreenErrorProps extends RootProps<HTMLDivElement> {
  /** What happened, as level 1 heading: “This page does not exist”. */
  title: string;
  /** What it means and what helps, in a sentence or two. */
  message: string;
  /** Tries again; omit it if that can't help. */
  onRetry?: (() => void) | undefined;
  /** URL of the start page, or of another page that works. */
  homeHref?: string | undefined;
}

/** Replaces a screen that crashed or does not exist. For a part use `ErrorState`, for a failed request `Banner`. */
export function ScreenError(props: ScreenErrorProps) {
  const { title, message, onRetry, homeHref } = props;
  const words = useWords('screenError');
  return (
    <div {...rootProps(props, styles.screen)}>
      <span className={styles.picture}>
        <Icon name="warning" size="large" />
      </span>
      <Heading level={1} size="section" isFocusTarget>
        {title}
      </Heading>
      <Text as="p" tone="muted">
        <Isolate>{message}</Isolate>
      </Text>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" icon="retry" onPress={onRetry}>
            {words.retry}
          </Button>
        )}
        {homeHref && (
          <LinkButton variant={onRetry ? 'secondary' : 'primary'} href={homeHref}>
            {words.home}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
