/**
 * Lint rules for the contract, used by redocly.yaml:
 * - `closed-objects`: every object sets `additionalProperties`, so that the server rejects unknown keys and sends none;
 * - `limited-strings`: every string has a maximum length, except files and enumerations, so that no field can hold megabytes.
 */
const closedObjects = () => ({
  Schema: (schema, { report }) => {
    if (schema.type === 'object' && schema.additionalProperties === undefined)
      report({ message: 'Object without `additionalProperties`: set it to false or to a schema.' });
  },
});

const limitedStrings = () => ({
  Schema: (schema, { report }) => {
    if (![schema.type].flat().includes('string')) return;
    const isLimited =
      schema.enum || schema.const !== undefined || schema.format === 'binary' || schema.maxLength;
    if (!isLimited) report({ message: 'String without `maxLength`: set one.' });
  },
});

export default () => ({
  id: 'planner',
  rules: { oas3: { 'closed-objects': closedObjects, 'limited-strings': limitedStrings } },
});
