import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const DEFAULT = /\s*@default\s+(\S.*?)\s*$/s;

/** Types that react-docgen prints by their definition; Storybook prints unions as "union". */
const NAMES: readonly (readonly [definition: RegExp, name: string])[] = [
  [/^keyof typeof paths$/, 'IconName'],
  [/^typeof english & \{[\s\S]*\}$/, 'Words'],
];

const nameOf = (type = '') => NAMES.find(([definition]) => definition.test(type))?.[1] ?? type;

const CODE = /\b(?:ReactNode|ReactElement|Ref)\b/;

/** Moves `@default` to its own column, names types, and hides the control of props that take elements. */
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
          table: {
            ...argType.table,
            ...(argType.table?.type && {
              type: {
                ...argType.table.type,
                summary: nameOf(argType.type?.raw ?? argType.table.type.summary),
              },
            }),
            ...(assumed && { defaultValue: { summary: assumed } }),
          },
        },
      ];
    }),
  );
