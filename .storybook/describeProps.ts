import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** What a docstring says of what is assumed where nothing is given. */
const DEFAULT = /\s*@default\s+(\S.*?)\s*$/s;

/** What is written in code and cannot be typed into a control. */
const CODE = /\b(?:ReactNode|ReactElement|Ref)\b/;

/**
 * Mends what is read from the types of props: a `@default` goes to the column of its own, and what is made of elements has no
 * control, which would show how React stores them.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description = '', ...argType }]) => {
      const [, assumed] = DEFAULT.exec(description) ?? [];
      return [
        name,
        {
          ...argType,
          description: description.replace(DEFAULT, ''),
          ...(CODE.test(argType.table?.type?.summary ?? '') && { control: false }),
          table: { ...argType.table, ...(assumed && { defaultValue: { summary: assumed } }) },
        },
      ];
    }),
  );
