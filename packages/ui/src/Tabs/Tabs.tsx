import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { checkChosen, firstOnly, isDevelopment, named } from '../development.ts';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { useOwnValue } from '../root/useOwnValue.ts';
import * as styles from './Tabs.css.ts';

/** A tab of `Tabs` and what it shows. */
export interface TabItem {
  value: string;
  /** One or two words. */
  label: string;
  icon?: IconContent | undefined;
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean | undefined;
  /** Rendered while the tab is chosen. */
  content: ReactNode;
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Name of the list of tabs, for assistive technology. */
  label: string;
  /** Two to seven. */
  tabs: ReadonlyArray<TabItem>;
  /** Value of the chosen tab. */
  value?: string | undefined;
  /** Value at first, for tabs that keep their own. @default that of the first tab */
  defaultValue?: string | undefined;
  /** Called with the value of the new tab. */
  onChange?: ((value: string) => void) | undefined;
}

/** Views of one thing, of which one is shown. For pages with a URL use `Link`s, for a choice that is saved `SegmentedControl`. */
export function Tabs(props: TabsProps) {
  const { label } = props;
  const of = `Tabs “${label}”`;
  const { value, change } = useOwnValue(props.value, props.defaultValue ?? '', props.onChange);
  const isFirst = firstOnly(of, 'tab');
  const tabs = props.tabs.filter((tab) => isFirst(tab.value));
  if (isDevelopment) checkChosen(of, tabs, [value]);
  const chosen = tabs.find((tab) => tab.value === value) ?? tabs.find((tab) => !tab.isDisabled);
  return (
    <div {...rootProps(props, styles.tabs)}>
      <AriaTabs selectedKey={chosen?.value ?? ''} onSelectionChange={(key) => change(String(key))}>
        <TabList aria-label={named('Tabs', label)} className={styles.list}>
          {tabs.map((tab) => (
            <Tab key={tab.value} id={tab.value} isDisabled={tab.isDisabled ?? false} className={styles.tab}>
              {tab.icon ? <IconSlot icon={tab.icon} size="small" /> : null}
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.value} id={tab.value} className={styles.panel}>
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </div>
  );
}
