import { nameOf } from './contract.mjs';

/** Schemas and fields whose form depends on the server. Their parsers in `parse.ts` accept all of them. */
const BY_HAND = {
  Id: { type: 'string', parser: 'id' },
  Extras: { type: 'string[]', parser: 'strings', isAlwaysThere: true },
  'Pagination.totalPages': { type: 'number', parser: 'pageCount' },
  'RecentUser.lastActive': { type: 'string | null', parser: 'stringOrNull', isAlwaysThere: true },
};

const FORMATS = { 'date-time': 'timestamp', date: 'dateOnly' };
const PRIMITIVES = {
  string: { type: 'string', parser: 'string' },
  integer: { type: 'number', parser: 'number' },
  number: { type: 'number', parser: 'number' },
  boolean: { type: 'boolean', parser: 'boolean' },
};

/** A doc comment, or nothing. */
export const docOf = (text, indent = '') =>
  text ? `${indent}/** ${text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n` : '';

/** A missing field counts as null, so one that can be null is always there. */
const nullable = ({ type, parser }) => ({
  type: `${type} | null`,
  parser: `nullable(${parser})`,
  isAlwaysThere: true,
});

/**
 * Derives types and parsers of responses from the contract's schemas.
 * @returns `valueOf(schema)`: TypeScript type and parser of a schema, as source text; `types` and `parsers`: declarations
 *   of all objects and enumerations passed to it so far, each after those it depends on.
 */
export const createResponseTypes = (schemas) => {
  const declared = new Map();

  const declare = (name) => {
    const schema = schemas[name];
    if (declared.has(name) || (schema.type !== 'object' && !schema.enum)) return;
    declared.set(name, undefined);
    const parser = `parse${name}`;
    if (schema.enum) {
      const words = schema.enum.map((word) => `'${word}'`);
      declared.set(name, {
        type: `${docOf(schema.description)}export type ${name} = ${words.join(' | ')};`,
        parser: `export const ${parser} = oneOf(${words.join(', ')});`,
      });
      return;
    }
    const fields = Object.entries(schema.properties).map(([key, property]) => {
      const field = fieldOf(name, key, property, schema.required?.includes(key));
      return { ...field, key: key === '_id' ? 'id' : key };
    });
    declared.delete(name);
    declared.set(name, {
      type: [
        `${docOf(schema.description)}export interface ${name} {`,
        ...fields.map(({ key, type, doc, isOptional }) =>
          isOptional ? `${doc}  ${key}?: ${type} | undefined;` : `${doc}  ${key}: ${type};`,
        ),
        '}',
      ].join('\n'),
      parser: `export const ${parser} = object<${name}>({ ${fields.map((field) => `${field.key}: ${field.parser}`).join(', ')} });`,
    });
  };

  const fieldOf = (owner, key, property, isRequired) => {
    const value = BY_HAND[`${owner}.${key}`] ?? valueOf(property);
    const doc = docOf(
      property.description ?? schemas[property.$ref && nameOf(property.$ref)]?.description,
      '  ',
    );
    const isOptional = !isRequired && !value.isAlwaysThere;
    return { ...value, doc, isOptional, parser: isOptional ? `optional(${value.parser})` : value.parser };
  };

  const valueOf = (schema) => {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (BY_HAND[name]) return BY_HAND[name];
      declare(name);
      return declared.has(name) ? { type: name, parser: `parse${name}` } : valueOf(schemas[name]);
    }
    if (schema.allOf) return valueOf(schema.allOf[0]);
    if (schema.anyOf) return nullable(valueOf(schema.anyOf.find(({ type }) => type !== 'null')));
    if (Array.isArray(schema.type)) return nullable(valueOf({ ...schema, type: schema.type[0] }));
    if (schema.type === 'array') {
      const item = valueOf(schema.items);
      return { type: `${item.type}[]`, parser: `array(${item.parser})` };
    }
    if (schema.const) return { type: `'${schema.const}'`, parser: `oneOf('${schema.const}')` };
    if (FORMATS[schema.format]) return { type: 'string', parser: FORMATS[schema.format] };
    return PRIMITIVES[schema.type];
  };

  const sourceOf = (part) => [...declared.values()].map((declaration) => declaration[part]).join('\n\n');
  return {
    valueOf,
    has: (name) => declared.has(name),
    types: () => sourceOf('type'),
    parsers: () => sourceOf('parser'),
  };
};
