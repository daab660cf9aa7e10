import { ColorField, type ColorFieldProps, normalizeHexColor } from '@planner/ui';
import * as v from 'valibot';
import { bindField } from './bindField.tsx';

export const FormColorField = bindField<ColorFieldProps, string>(ColorField);

export const DEFAULT_COLOR = '#3b82f6';

/** In this order. Easy to see on both themes, and to tell apart. */
const PROPOSED = [
  DEFAULT_COLOR,
  '#ef4444',
  '#16a34a',
  '#d97706',
  '#8b5cf6',
  '#ec4899',
  '#0d9488',
  '#ea580c',
  '#0891b2',
  '#65a30d',
  '#a855f7',
  '#e11d48',
];

/** The first proposed color that no item has. */
export const nextFreeColor = (items: readonly { color: string | null }[]): string => {
  const taken = new Set(items.map(({ color }) => color && normalizeHexColor(color)));
  return PROPOSED.find((color) => !taken.has(color)) ?? DEFAULT_COLOR;
};

/** `HexColor`. Accepts any format that `normalizeHexColor` accepts. */
export const requiredColor = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.transform(normalizeHexColor),
    v.string(`Enter a color such as ${DEFAULT_COLOR}`),
  );
