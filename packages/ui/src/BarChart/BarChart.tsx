// Bars are focusable: keyboard users read their values too.
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { named } from '../development.ts';
import { formatCompactNumber } from '../format/format.ts';
import { useAppWords } from '../words/useAppWords.ts';
import { axisTicks } from './axisTicks.ts';
import * as styles from './BarChart.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** A bar of `BarChart`, such as one week. */
export interface Bar {
  id: string;
  label: string;
  /** A few characters below the bar, such as “7 Sep”. If there is no room, every second or fourth bar shows its own. */
  shortLabel: string;
  value: number;
  /** The formatted value. */
  text: string;
  /** The period is not over: the bar is hatched and its label says “so far”. */
  isPartial?: boolean | undefined;
}

export interface BarChartProps extends RootProps<HTMLDivElement> {
  /** Names the chart: “New users per week”. */
  label: string;
  /** Oldest first. */
  bars: ReadonlyArray<Bar>;
  /** Column headers of the table with the same data: bar and value. */
  columnLabels: Readonly<[string, string]>;
  /** Shows a placeholder of the final size. */
  isLoading?: boolean | undefined;
}

const PERCENT = 100;
/** Keeps the height of an empty line. */
const BLANK = '\u00A0';

/** A value over ten to twenty periods. For parts of a whole, or categories instead of time, use `BarList`. */
export function BarChart(props: BarChartProps) {
  const words = useAppWords('barChart');
  const { label, columnLabels, isLoading = false } = props;
  const bars = props.bars.map((bar) =>
    bar.isPartial ? { ...bar, label: words.withPartial(bar.label, words.partial) } : bar,
  );
  const slots = useRef(new Map<number, HTMLElement>());
  const last = bars.length - 1;
  // Until a bar has been focused; bars may load after the chart.
  const [chosen = last, setCurrent] = useState<number>();
  const current = Math.min(chosen, last);
  const [active, setActive] = useState<number>();
  const shownIndex = Math.min(active ?? current, last);
  const shown = bars[shownIndex];
  const ticks = bars.length > 0 ? axisTicks(bars.map(({ value }) => value)) : [];
  const end = ticks.at(-1) ?? 1;
  // The same digits as in `text`.
  const { locale } = useLocale();
  const shortOf = (tick: number) => formatCompactNumber(tick, locale);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = isRightToLeft ? -1 : 1;
    const target = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: last }[event.key];
    if (target === undefined || target < 0 || target > last) return;
    event.preventDefault();
    setCurrent(target);
    slots.current.get(target)?.focus();
  };
  return (
    <div {...rootProps(props, styles.root)} aria-busy={isLoading}>
      <div className={styles.frame}>
        {/* Screen readers read the focused bar instead. */}
        <p aria-hidden className={styles.readout}>
          <span style={{ flexGrow: shownIndex }} />
          {/* Another element than while loading: a moved one would be a layout shift. */}
          <span key={String(shown === undefined)} className={styles.words}>
            <strong className={styles.value}>{shown?.text ?? BLANK}</strong>
            <span>{shown?.label}</span>
          </span>
          <span style={{ flexGrow: last - shownIndex }} />
        </p>
        <div aria-hidden className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick}>
              {shortOf(tick)}
            </span>
          ))}
        </div>
        <div className={styles.area}>
          <div aria-hidden className={styles.lines}>
            {ticks.map((tick) => (
              <div key={tick} className={styles.line} />
            ))}
          </div>
          <ol aria-label={named('BarChart', label)} className={styles.plot}>
            {bars.map(({ id, label: name, shortLabel, value, text, isPartial }, index) => (
              <li key={id} className={styles.column}>
                <div
                  ref={(slot) => {
                    if (slot) slots.current.set(index, slot);
                  }}
                  role="img"
                  aria-label={`${name}: ${text}`}
                  data-active={index === active || undefined}
                  tabIndex={index === current ? 0 : -1}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onFocus={() => {
                    setCurrent(index);
                    setActive(index);
                  }}
                  onBlur={() => setActive(undefined)}
                  // Without capture a finger that moves across the bars enters them one by one, like a mouse.
                  onPointerDown={({ currentTarget, pointerId }) => {
                    if (currentTarget.hasPointerCapture(pointerId))
                      currentTarget.releasePointerCapture(pointerId);
                  }}
                  onPointerEnter={() => setActive(index)}
                  onPointerLeave={({ pointerType }) => {
                    // The lifted finger hid the value, so it stays.
                    if (pointerType === 'touch') setCurrent(index);
                    else setActive(undefined);
                  }}
                  // Safari on iOS doesn't focus elements on tap.
                  onClick={({ currentTarget }) => currentTarget.focus()}
                  className={styles.slot}
                >
                  <span
                    className={`${styles.bar} ${isPartial ? styles.partial : styles.whole}`}
                    style={{ blockSize: `${(value / end) * PERCENT}%` }}
                  />
                </div>
                <span aria-hidden className={styles.shortLabel}>
                  {shortLabel}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <details className={isLoading ? styles.waiting : undefined}>
        <summary className={styles.summary}>{words.table}</summary>
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
