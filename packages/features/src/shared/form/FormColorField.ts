import { ColorField, type ColorFieldProps, normalizeHexColor } from '@planner/ui';
import * as v from 'valibot';
import { bindField } from './bindField.tsx';

export const FormColorField = bindField<ColorFieldProps, string>(ColorField);

export const DEFAULT_COLOR = '#3b82f6';

/** `HexColor`. Accepts any format that `normalizeHexColor` accepts. */
export const requiredColor = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.transform(normalizeHexColor),
    v.string(`Enter a color such as ${DEFAULT_COLOR}`),
  );
