/**
 * The contract's own lint rules, used by redocly.yaml:
 * - `closed-objects`: an object lists its keys and takes no others, or says what any other key holds, so that the
 *   server can refuse what it does not know and never sends what it should not;
 * - `limited-strings`: every string has a greatest length (binary ones and enumerations have their own limits), so that no
 *   field can carry megabytes.
 */
const closedObjects = () => ({
  Schema: (schema, { report }) => {
    if (schema.type === 'object' && schema.additionalProperties === undefined)
      report({ message: 'An object says what it takes besides its properties: add `additionalProperties`.' });
  },
});

const limitedStrings = () => ({
  Schema: (schema, { report }) => {
    if (![schema.type].flat().includes('string')) return;
    const isLimited =
      schema.enum || schema.const !== undefined || schema.format === 'binary' || schema.maxLength;
    if (!isLimited) report({ message: 'A string has a greatest length: add `maxLength`.' });
  },
});

export default () => ({
  id: 'planner',
  rules: { oas3: { 'closed-objects': closedObjects, 'limited-strings': limitedStrings } },
});
