import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/navigation.ts';
import * as styles from './DisclosureNavigation.css.ts';

/** Links that belong together. */
export interface DisclosureNavigationGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface DisclosureNavigationProps {
  /** Name of the navigation: “Help topics”. */
  label: string;
  groups: readonly DisclosureNavigationGroup[];
  /** `href` of the link that is the current page; its group is open from the start. */
  currentHref?: string;
}

/**
 * Groups of links that open in place, for the pages of one part of a product, such as help or settings.
 *
 * Not for the main navigation of an application (Sidebar), nor for actions (Menu), nor for text that opens (Disclosure).
 */
export const DisclosureNavigation = ({ label, groups, currentHref }: DisclosureNavigationProps) => (
  <nav aria-label={label}>
    <ul className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.title} {...group} currentHref={currentHref} />
      ))}
    </ul>
  </nav>
);

function Group({ title, links, currentHref }: DisclosureNavigationGroup & { currentHref?: string }) {
  const holdsCurrent = links.some(({ href }) => href === currentHref);
  const [isExpanded, setExpanded] = useState(holdsCurrent);
  const [shownHref, setShownHref] = useState(currentHref);
  // Whoever gets to a page some other way finds its group open.
  if (shownHref !== currentHref) {
    setShownHref(currentHref);
    if (holdsCurrent) setExpanded(true);
  }
  const navigate = useLinkNavigation();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isExpanded}
        className={styles.trigger}
        onClick={() => setExpanded(!isExpanded)}
      >
        {title}
        <span className={isExpanded ? `${styles.chevron} ${styles.chevronOpen}` : styles.chevron}>
          <Icon name="chevronRight" size="small" />
        </span>
      </button>
      <ul hidden={!isExpanded} className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              onClick={navigate}
              aria-current={href === currentHref ? 'page' : undefined}
              className={styles.link}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
