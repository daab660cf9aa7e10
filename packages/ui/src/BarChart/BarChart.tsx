// A bar is a picture that the keyboard gets to, as a pointer does, to have its figure shown and read.
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */
import { type KeyboardEvent, useRef, useState } from 'react';
import * as styles from './BarChart.css.ts';

/** One bar. */
export interface Bar {
  /** Unique in the chart. */
  id: string;
  /** What it stands for: “Week of Nov 9, 2026”. */
  label: string;
  /** 0 or more. */
  value: number;
  /** The value as it is to be read, grouped for the reader's language. */
  text: string;
}

export interface BarChartProps {
  /** Names the chart: “New users per week”. */
  label: string;
  /** In the order of time; the last one is the present. */
  bars: readonly Bar[];
  /** Heads of the table that says the same: what bars stand for, and what is counted. */
  columnLabels: readonly [string, string];
  /** The figures are not known yet; the chart has the size it will have. */
  isLoading?: boolean;
  /** On what opens that table. @default 'Show as table' */
  tableLabel?: string;
}

const PERCENT = 100;
/** The highest bar leaves room for its figure. */
const ROOM = 0.88;

/**
 * How a figure went over some ten to twenty steps of time. For parts of a whole, or names in place of time, use `BarList`. Under it
 * the same figures can be opened as a table.
 *
 * Keyboard: Tab gets to the last bar, the arrows, Home and End go from bar to bar.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, columnLabels, isLoading = false, tableLabel = 'Show as table' } = props;
  const slots = useRef(new Map<number, HTMLElement>());
  const last = bars.length - 1;
  // The last one until another has the focus: bars may come after the chart.
  const [current = last, setCurrent] = useState<number>();
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    // With these, arrows are the browser's: Alt goes back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = isTurned ? -1 : 1;
    const target = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: last }[event.key];
    if (target === undefined || target < 0 || target > last) return;
    event.preventDefault();
    setCurrent(target);
    slots.current.get(target)?.focus();
  };
  return (
    <div className={styles.root} aria-busy={isLoading}>
      <ol aria-label={label} className={styles.plot}>
        {bars.map(({ id, label: name, value, text }, index) => (
          <li key={id} className={styles.column}>
            <div
              ref={(slot) => {
                if (slot) slots.current.set(index, slot);
              }}
              role="img"
              aria-label={`${name}: ${text}`}
              tabIndex={index === Math.min(current, last) ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, index)}
              onFocus={() => setCurrent(index)}
              className={styles.slot}
            >
              <span className={styles.value}>
                <span className={styles.valueText}>{text}</span>
              </span>
              <span className={styles.bar} style={{ blockSize: `${(value / highest) * ROOM * PERCENT}%` }} />
            </div>
          </li>
        ))}
      </ol>
      <div aria-hidden className={styles.ends}>
        {/* A blank keeps the line. */}
        <span>{bars[0]?.label ?? '\u00A0'}</span>
        <span>{bars[last]?.label}</span>
      </div>
      <details className={isLoading ? styles.waiting : undefined}>
        <summary className={styles.summary}>{tableLabel}</summary>
        <table aria-label={label} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {columnLabels[0]}
              </th>
              <th scope="col" className={`${styles.cell} ${styles.figure}`}>
                {columnLabels[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, label: name, text }) => (
              <tr key={id}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                <td className={`${styles.cell} ${styles.figure}`}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
