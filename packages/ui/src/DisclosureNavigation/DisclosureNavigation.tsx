import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/navigation.ts';
import * as styles from './DisclosureNavigation.css.ts';

export interface DisclosureNavigationGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface DisclosureNavigationProps {
  /** Name of the navigation: “Help topics”. */
  label: string;
  /** Groups of links, in this order. */
  groups: ReadonlyArray<DisclosureNavigationGroup>;
  /** `href` of the current page; its group starts open. */
  currentHref?: string;
}

/** Groups of links that open in place, such as help topics. Not for main navigation (Sidebar) or actions (Menu). */
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
