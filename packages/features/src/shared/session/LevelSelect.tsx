import { Select, type SelectProps } from '@planner/ui';
import { type Level, LEVELS } from './levels.ts';

export interface LevelSelectProps extends Pick<
  SelectProps,
  'ref' | 'name' | 'onBlur' | 'isDisabled' | 'isInvalid' | 'errorMessage'
> {
  /** @default 'Access level' */
  label?: string;
  /** Undefined: `none`. */
  value: Level | undefined;
  /** What stands for no administrator, if that can be chosen. */
  none?: string;
  onChange: (level: Level | undefined) => void;
}

const OPTIONS = Object.entries(LEVELS).map(([value, { label }]) => ({ value, label }));

/** Chooses what an administrator, or a program with a token, may do. */
export const LevelSelect = ({
  label = 'Access level',
  value,
  none,
  onChange,
  ...props
}: LevelSelectProps) => (
  <Select
    {...props}
    label={label}
    description={value && LEVELS[value].description}
    options={none === undefined ? OPTIONS : [{ value: '', label: none }, ...OPTIONS]}
    value={value ?? ''}
    onChange={(level) => onChange(level === '' ? undefined : (level as Level))}
  />
);
