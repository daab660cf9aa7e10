import { nameOf, type Parameter, type Schema, type Schemas } from './contract.ts';

/** TypeScript type and parser of a schema, as source text. */
export interface Value {
  type: string;
  parser: string;
  /** True if a missing field has a value, so it is not optional. */
  isAlwaysThere?: boolean;
}

/** Schemas and fields whose form depends on the server. Their parsers in `parse.ts` accept all of them. */
const BY_HAND: Record<string, Value> = {
  Id: { type: 'string', parser: 'id' },
  Extras: { type: 'string[]', parser: 'strings', isAlwaysThere: true },
  'Pagination.totalPages': { type: 'number', parser: 'pageCount' },
  'RecentUser.lastActive': { type: 'string | null', parser: 'stringOrNull', isAlwaysThere: true },
};

const FORMATS: Record<string, string> = { 'date-time': 'timestamp', date: 'dateOnly' };
const PRIMITIVES: Record<string, Value> = {
  string: { type: 'string', parser: 'string' },
  integer: { type: 'number', parser: 'number' },
  number: { type: 'number', parser: 'number' },
  boolean: { type: 'boolean', parser: 'boolean' },
};

/** A doc comment, or nothing. */
export const docOf = (text: string | undefined, indent = ''): string =>
  text ? `${indent}/** ${text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n` : '';

/** A missing field counts as null, so one that can be null is always there. */
const nullable = ({ type, parser }: Value): Value => ({
  type: `${type} | null`,
  parser: `nullable(${parser})`,
  isAlwaysThere: true,
});

export interface Declaration {
  name: string;
  type: string;
  parser: string;
}

/**
 * Derives types and parsers of responses from the contract's schemas.
 * @returns `valueOf(schema)`, and the declarations of all objects and enumerations passed to it so far, each after those it depends on
 */
export const createResponseTypes = (schemas: Schemas) => {
  const declared = new Map<string, Declaration | undefined>();

  const declare = (name: string, schema: Schema): void => {
    if (declared.has(name) || (schema.type !== 'object' && !schema.enum)) return;
    declared.set(name, undefined);
    const doc = docOf(schema.description);
    const parser = `export const parse${name}`;
    if (schema.enum) {
      const words = schema.enum.map((word) => `'${word}'`);
      const type = `${doc}export type ${name} = ${words.join(' | ')};`;
      declared.set(name, { name, type, parser: `${parser} = oneOf(${words.join(', ')});` });
      return;
    }
    const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => ({
      ...fieldOf(name, key, property, schema.required?.includes(key) ?? false),
      key: key === '_id' ? 'id' : key,
    }));
    const types = fields.map(({ key, type, doc: fieldDoc, isOptional }) =>
      isOptional ? `${fieldDoc}  ${key}?: ${type} | undefined;` : `${fieldDoc}  ${key}: ${type};`,
    );
    const parsers = fields.map((field) => `${field.key}: ${field.parser}`).join(', ');
    declared.delete(name);
    declared.set(name, {
      name,
      type: [`${doc}export interface ${name} {`, ...types, '}'].join('\n'),
      parser: `${parser} = object<${name}>({ ${parsers} });`,
    });
  };

  const fieldOf = (owner: string, key: string, property: Schema, isRequired: boolean) => {
    const value = BY_HAND[`${owner}.${key}`] ?? valueOf(property);
    const doc = docOf(property.description ?? schemas[nameOf(property.$ref ?? '')]?.description, '  ');
    const isOptional = !isRequired && !value.isAlwaysThere;
    return { ...value, doc, isOptional, parser: isOptional ? `optional(${value.parser})` : value.parser };
  };

  const valueOf = (schema: Schema): Value => {
    const { $ref, type, items } = schema;
    if ($ref) {
      const name = nameOf($ref);
      if (BY_HAND[name]) return BY_HAND[name];
      const target = schemas[name] ?? {};
      declare(name, target);
      return declared.has(name) ? { type: name, parser: `parse${name}` } : valueOf(target);
    }
    if (schema.allOf?.[0]) return valueOf(schema.allOf[0]);
    const choice = schema.anyOf?.find((one) => one.type !== 'null');
    if (choice) return nullable(valueOf(choice));
    if (Array.isArray(type)) return nullable(valueOf({ ...schema, type: String(type[0]) }));
    if (items) {
      const item = valueOf(items);
      return { type: `${item.type}[]`, parser: `array(${item.parser})` };
    }
    if (schema.const) return { type: `'${schema.const}'`, parser: `oneOf('${schema.const}')` };
    const format = FORMATS[schema.format ?? ''];
    if (format) return { type: 'string', parser: format };
    const primitive = PRIMITIVES[type ?? ''];
    if (!primitive) throw new Error(`No parser for ${JSON.stringify(schema)}`);
    return primitive;
  };

  return { valueOf, declarations: () => [...declared.values()].filter((each) => each !== undefined) };
};

/** `OneLineText` as `ONE_LINE_TEXT`. */
const constantOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

const LIMITS = [
  ['minLength', 'MIN', 'Minimum'],
  ['maxLength', 'MAX', 'Maximum'],
] as const;

const textsOf = (schemas: Schemas) => Object.entries(schemas).filter(([, { type }]) => type === 'string');

/** Source of the lengths of all kinds of text in the contract. */
export const limitsOf = (schemas: Schemas, queryParameters: Record<string, Parameter>): string => {
  const queries = Object.entries(queryParameters).map(([name, { schema }]) => [name, schema] as const);
  return textsOf({ ...Object.fromEntries(queries), ...schemas })
    .flatMap(([name, schema]) =>
      LIMITS.filter(([key]) => key in schema).map(
        ([key, part, word]) =>
          `/** ${word} length of \`${name}\` in code points. */\n` +
          `export const ${constantOf(name)}_${part}_CHARACTERS = ${schema[key]};\n`,
      ),
    )
    .join('\n');
};

/** Source of the patterns of all kinds of text in the contract. */
export const patternsOf = (schemas: Schemas): string =>
  textsOf(schemas)
    .flatMap(([name, { pattern }]) =>
      pattern
        ? `/** Pattern of \`${name}\`. */\nexport const ${constantOf(name)}_PATTERN = ${new RegExp(pattern, 'u')};\n`
        : [],
    )
    .join('\n');

/** Source of the codes of errors. */
export const errorCodesOf = ({ ErrorCode }: Schemas): string =>
  '/** The codes of errors that the contract knows. */\n' +
  `export const ERROR_CODES = ${JSON.stringify(ErrorCode?.['x-extensible-enum'])} as const;\n`;
