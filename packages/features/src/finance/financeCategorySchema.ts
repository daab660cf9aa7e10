import type { FinanceCategory } from '@planner/api-client';
import { normalizeHexColor } from '@planner/ui';
import * as v from 'valibot';
import type { Difference } from '../shared/Conflict.tsx';
import { requiredLine } from '../shared/schemas.ts';
import { DEFAULT_COLOR } from './constants.ts';

/** The texts in the fields of a category. */
export interface FinanceCategoryValues {
  name: string;
  /** A colour in any of the forms that `normalizeHexColor` understands. */
  color: string;
}

/** The labels of the fields (specification §2), in the order in which they stand. */
export const FINANCE_LABELS = { name: 'Category Name', color: 'Color' } as const;

/** The fields in the order in which they stand. */
export const FINANCE_FIELDS = ['name', 'color'] as const;

/** What the form of a new category begins with. */
export const NEW_FINANCE_CATEGORY: FinanceCategoryValues = { name: '', color: DEFAULT_COLOR };

/** Turns what stands in the form into what is sent. */
export const financeCategorySchema = v.object({
  name: requiredLine(FINANCE_LABELS.name),
  color: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${FINANCE_LABELS.color} is required`),
    v.transform(normalizeHexColor),
    v.string(`Enter a color such as ${DEFAULT_COLOR}`),
  ),
});

/** A stored category as the form shows it. One without a colour has to be given one, which nobody chooses for the person. */
export const valuesOf = ({ name, color }: FinanceCategory): FinanceCategoryValues => ({
  name,
  color: color ?? '',
});

/** `#abc` and `#AABBCC` are one colour. What is none stands for itself. */
const comparable = (field: keyof FinanceCategoryValues, text: string) =>
  (field === 'color' ? normalizeHexColor(text) : undefined) ?? text.trim();

/** Where what stands in the form and what somebody else has saved differ. */
export const differencesOf = (mine: FinanceCategoryValues, theirs: FinanceCategoryValues): Difference[] =>
  FINANCE_FIELDS.filter((field) => comparable(field, mine[field]) !== comparable(field, theirs[field])).map(
    (field) => ({
      label: FINANCE_LABELS[field],
      mine: mine[field].trim(),
      theirs: theirs[field],
    }),
  );
