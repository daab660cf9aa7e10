import { normalizeHexColor } from '@planner/ui';
import * as v from 'valibot';

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
