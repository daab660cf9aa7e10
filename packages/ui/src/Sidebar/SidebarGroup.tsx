import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Sidebar.css.ts';
import { type SidebarGroupEntry, SidebarLink } from './SidebarLink.tsx';

interface SidebarGroupProps {
  group: SidebarGroupEntry;
  currentHref: string;
  isExpanded: boolean;
  onToggle: () => void;
}

export function SidebarGroup({ group, currentHref, isExpanded, onToggle }: SidebarGroupProps) {
  const listId = useId();
  const holdsCurrent = group.items.some(({ href }) => href === currentHref);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        className={styles.item[isExpanded || holdsCurrent ? 'open' : 'other']}
        onClick={onToggle}
      >
        <Icon name={group.icon} />
        <span className={styles.label}>{group.label}</span>
        <span className={isExpanded ? `${styles.chevron} ${styles.chevronOpen}` : styles.chevron}>
          <Icon name="chevronRight" size="small" />
        </span>
      </button>
      {isExpanded && (
        <ul id={listId} className={styles.group}>
          {group.items.map((item) => (
            <li key={item.href}>
              <SidebarLink {...item} isCurrent={item.href === currentHref} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
