import type { ReactNode, Ref } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Says what is inside. */
  title: string;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Makes it controlled. */
  isExpanded?: boolean;
  /** Whether it is open when it first renders. @default false */
  defaultExpanded?: boolean;
  /** Called when the user opens or closes it. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Cannot be opened or closed. */
  isDisabled?: boolean;
  /** Content, which is hidden while closed. */
  children: ReactNode;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Details that most users don't need, opened in place. Find in page opens it. Not for links (DisclosureNavigation). */
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
