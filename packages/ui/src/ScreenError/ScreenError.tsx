import type { Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ScreenError.css.ts';

export interface ScreenErrorProps {
  /** What happened, as the heading of level 1: “This page does not exist”. */
  title: string;
  /** What it means, and what helps, in a sentence or two. */
  message: string;
  /** Shows the screen again; left out where that cannot help. */
  onRetry?: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  /** A place that works. */
  homeHref?: string;
  /** @default 'Go to the start page' */
  homeLabel?: string;
  /** Reaches the heading, which takes focus when the screen is entered. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/**
 * In place of a whole screen that crashed or does not exist. For a part that could not be loaded use `ErrorState`, for a
 * request that failed `Banner`.
 */
export function ScreenError(props: ScreenErrorProps) {
  const { title, message, onRetry, homeHref, titleRef } = props;
  const { retryLabel = 'Try again', homeLabel = 'Go to the start page' } = props;
  return (
    <div className={styles.screen}>
      <span className={styles.picture}>
        <Icon name="warning" size="large" />
      </span>
      <Heading level={1} size="section" isFocusTarget ref={titleRef}>
        {title}
      </Heading>
      <Text as="p" tone="muted">
        {message}
      </Text>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" icon="retry" onPress={onRetry}>
            {retryLabel}
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
