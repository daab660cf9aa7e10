import type { Key } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './DateFieldCalendar.css.ts';

interface CalendarSelectProps {
  'aria-label': string;
  value: Key;
  onChange: (key: Key | null) => void;
  items: readonly { id: number; formatted: string }[];
}

export const CalendarSelect = ({ value, onChange, items, ...props }: CalendarSelectProps) => (
  <span className={styles.choice}>
    <select
      aria-label={props['aria-label']}
      className={styles.select}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
    <span className={styles.chevron}>
      <Icon name="chevronDown" size="small" />
    </span>
  </span>
);
