import type { ReactNode } from 'react';
import { named } from '../development.ts';
import { Isolate } from '../Text/Text.tsx';
import * as styles from './Comparison.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ComparisonProps extends RootProps<HTMLTableElement> {
  /** Name of the table for assistive technology. */
  label: string;
  /** Heading of the column that names what differs, such as “Field”. */
  subject: string;
  /** Headings of the versions, such as “Before” and “Now”. */
  versions: ReadonlyArray<string>;
  /** What differs, most important first, with its text or small picture in each version. */
  rows: ReadonlyArray<{ label: string; values: ReadonlyArray<ReactNode> }>;
}

/** Short texts of a few versions, side by side. For long texts use `TextDiff`. */
export const Comparison = ({ label, subject, versions, rows, ...rest }: ComparisonProps) => (
  <table aria-label={named('Comparison', label)} {...rootProps(rest, styles.table)}>
    <thead>
      <tr>
        {[subject, ...versions].map((heading) => (
          <th key={heading} scope="col" className={styles.heading}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row" className={styles.heading}>
            {row.label}
          </th>
          {versions.map((version, index) => (
            <td key={version} className={styles.value}>
              <Isolate>{row.values[index]}</Isolate>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
