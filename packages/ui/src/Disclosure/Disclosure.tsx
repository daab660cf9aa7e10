import type { ReactNode, Ref } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is behind it, so that one knows without opening it. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** For a caller that keeps the state; without it the disclosure keeps its own. */
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
  /** The button that opens it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Details that most people do not need, opened in place. The page's own search finds what is closed, and opens it.
 *
 * Not for what everybody needs: show it. Not for views of one thing (Tabs), nor for groups of links (DisclosureNavigation).
 */
export const Disclosure = ({ title, headingLevel = 3, children, ref, ...props }: DisclosureProps) => (
  <AriaDisclosure {...props} className={styles.disclosure}>
    <Heading level={headingLevel}>
      <Button ref={ref} slot="trigger" className={styles.trigger}>
        <span className={styles.chevron}>
          <Icon name="chevronRight" size="small" />
        </span>
        {title}
      </Button>
    </Heading>
    <DisclosurePanel className={styles.panel}>
      <div className={styles.content}>{children}</div>
    </DisclosurePanel>
  </AriaDisclosure>
);
