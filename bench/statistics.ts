/** A percentile by linear interpolation: 0.5 is the median. @throws for an empty list */
export const percentile = (numbers: readonly number[], fraction: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * fraction;
  const lower = sorted[Math.floor(position)];
  const upper = sorted[Math.ceil(position)];
  if (lower === undefined || upper === undefined) throw new Error('No numbers');
  return lower + (upper - lower) * (position % 1);
};

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** About three digits. */
export const formatNumber = (value: number): string => {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.01 ? 2 : 4);
};

/** A Markdown table, whose first column is text and whose others are numbers. */
export const formatTable = (header: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = ([label = '', ...numbers]: readonly string[]) => {
    const padded = numbers.map((number, index) => number.padStart(widths[index + 1] ?? 0));
    return `| ${[label.padEnd(widths[0] ?? 0), ...padded].join(' | ')} |`;
  };
  const rule = widths.map((width, column) => (column === 0 ? '-' : ':').padStart(width, '-'));
  return [header, rule, ...rows].map(line).join('\n');
};
