/** `OneLineText` as `ONE_LINE_TEXT`. */
const constantOf = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

const LIMITS = [
  ['minLength', 'MIN', 'Minimum'],
  ['maxLength', 'MAX', 'Maximum'],
];

const textsOf = (schemas) => Object.entries(schemas).filter(([, { type }]) => type === 'string');

const schemasOf = (parameters) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema]));

/** Source of the lengths of all kinds of text in the contract. */
export const limitsOf = (schemas, queryParameters) =>
  textsOf({ ...schemasOf(queryParameters), ...schemas })
    .flatMap(([name, schema]) =>
      LIMITS.filter(([key]) => key in schema).map(
        ([key, part, word]) =>
          `/** ${word} length of \`${name}\` in code points. */\n` +
          `export const ${constantOf(name)}_${part}_CHARACTERS = ${schema[key]};\n`,
      ),
    )
    .join('\n');

/** Source of the patterns of all kinds of text in the contract. */
export const patternsOf = (schemas) =>
  textsOf(schemas)
    .filter(([, { pattern }]) => pattern)
    .map(
      ([name, { pattern }]) =>
        `/** Pattern of \`${name}\`. */\nexport const ${constantOf(name)}_PATTERN = ${new RegExp(pattern, 'u')};\n`,
    )
    .join('\n');
