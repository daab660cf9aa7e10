import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const DEFAULT = /\s*@default\s+(\S.*?)\s*$/s;
/** react-docgen prints this type by its definition. Storybook prints unions as "union". */
const nameOf = (type = '') => (type === 'keyof typeof paths' ? 'IconName' : type);

const CODE = /\b(?:ReactNode|ReactElement|Ref)\b/;

/** Moves `@default` to its own column, names types, and hides the control of props that take elements. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description = '', ...argType }]) => {
      const { table, type } = argType;
      const summary = DEFAULT.exec(description)?.[1];
      const isCode = CODE.test(table?.type?.summary ?? '');
      return [
        name,
        {
          ...argType,
          description: description.replace(DEFAULT, ''),
          ...(isCode && { control: false }),
          table: {
            ...table,
            ...(table?.type && { type: { ...table.type, summary: nameOf(type?.raw ?? table.type.summary) } }),
            ...(summary && { defaultValue: { summary } }),
          },
        },
      ];
    }),
  );
