import type { ReactNode, Ref } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Icon, type IconName } from '../icons/Icon.tsx';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  /** Unique among the tabs; stands in `selectedKey`. */
  id: string;
  /** One or two words. */
  title: string;
  icon?: IconName;
  isDisabled?: boolean;
  /** What the tab shows; rendered only while it is chosen. */
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs for assistive technology. */
  label: string;
  /** Two to six views of one thing. */
  items: readonly TabItem[];
  /** Id of the tab that is shown; the caller keeps it, in the address if a link should lead there. */
  selectedKey: string;
  onSelectionChange: (selectedKey: string) => void;
  /** `automatic` shows a tab as the arrows reach it; `manual` waits for Enter, for views that are slow to load. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual';
  /** The row of tabs. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A few views of one thing, of which one is shown.
 *
 * Not for going to other screens (Sidebar, Link), nor for choosing a value in a form (SegmentedControl, Select), nor for parts
 * that people compare: show these below one another.
 */
export const Tabs = ({ label, items, onSelectionChange, ref, ...props }: TabsProps) => (
  <AriaTabs {...props} onSelectionChange={(key) => onSelectionChange(String(key))} className={styles.tabs}>
    <TabList ref={ref} aria-label={label} className={styles.list}>
      {items.map(({ id, title, icon, isDisabled }) => (
        <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
          {icon ? <Icon name={icon} size="small" /> : null}
          {title}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={styles.panel}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
