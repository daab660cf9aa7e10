/**
 * Writes the generated part of the client from openapi.yaml: types, operations with their parsers, examples, limits and patterns.
 * With `--check` it writes nothing and fails if a committed file differs.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { CONTRACT, nameOf, readContract, type Schema } from './contract.ts';
import { examplesOf, operationFilesOf, queryTypeOf } from './operations.ts';
import { createResponseTypes, docOf, errorCodesOf, limitsOf, patternsOf } from './schemas.ts';

const OUTPUT = new URL('../../packages/api-client/src/generated/', import.meta.url);
const HEADER = '// Generated from openapi.yaml by `pnpm generate`. Do not edit.\n\n';
const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** Type of the known values of a list that grows. */
const knownValuesOf = ([name, schema]: [string, Schema]): string[] => {
  const values = schema['x-extensible-enum'];
  if (!values) return [];
  const type = values.map((value) => `'${value}'`).join(' | ');
  return [`/** Known values of \`${name}\`. Servers may send others. */\nexport type ${name} = ${type};\n`];
};

const schemaSource = async (): Promise<string> => {
  const ast = await openapiTS(CONTRACT, {
    // Otherwise a field with a default would be required in requests.
    defaultNonNullable: false,
    // The default for binary fields is `string`.
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
  });
  const { schemas } = await readContract();
  return [COMMENT_HEADER + astToString(ast), ...Object.entries(schemas).flatMap(knownValuesOf)].join('\n');
};

const derivedSources = async (): Promise<Record<string, string>> => {
  const { schemas, queryParameters, operations } = await readContract();
  const responses = createResponseTypes(schemas);
  for (const { response } of operations) if (response) responses.valueOf(response.schema);
  const isRequest = (name: string) =>
    operations.some(({ body }) => body && nameOf(body.schema.$ref ?? '') === name);
  const extras = operations.flatMap((operation) => operation.extras);
  const extensible = Object.keys(schemas).filter((name) => schemas[name]?.['x-extensible-enum']);
  const types = [
    `import type { components, operations } from './schema.ts';`,
    `export type { ${extensible.join(', ')} } from './schema.ts';`,
    ...responses.declarations().map(({ type }) => type),
    ...Object.entries(schemas).flatMap(([name, { description }]) =>
      isRequest(name) ? `${docOf(description)}export type ${name} = components['schemas']['${name}'];` : [],
    ),
    ...operations.flatMap((operation) =>
      operation.hasQuery
        ? `/** Query of \`${operation.id}\`. Empty strings are left out. */\n` +
          `export type ${queryTypeOf(operation)} = NonNullable<operations['${operation.id}']['parameters']['query']>;`
        : [],
    ),
    '/** Name of an operation. */\nexport type OperationId = keyof operations;',
    '/** Operations and parameters that openapi.yaml marks `x-extra`: other servers may lack them. */\n' +
      `export type Extra = ${extras.map((name) => `'${name}'`).join(' | ')};`,
  ].join('\n\n');
  const typeNames = [...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name);
  return {
    'types.ts': `${types}\n`,
    ...operationFilesOf(operations, responses, typeNames),
    'examples.ts': examplesOf(operations, schemas),
    'errorCodes.ts': errorCodesOf(schemas),
    'limits.ts': limitsOf(schemas, queryParameters),
    'patterns.ts': patternsOf(schemas),
  };
};

const documentSource = async (): Promise<string> => {
  const { document } = await readContract();
  return `${JSON.stringify(document, undefined, 1)}\n`;
};

const sources: [file: string, source: string][] = [
  ['schema.ts', await schemaSource()],
  // Servers parse JSON in a hundredth of the time that YAML takes, at each start.
  ['openapi.json', await documentSource()],
];
for (const [file, source] of Object.entries(await derivedSources())) sources.push([file, HEADER + source]);

if (process.argv.includes('--check')) {
  for (const [file, fresh] of sources) {
    const committed = await readFile(new URL(file, OUTPUT), 'utf8').catch(() => '');
    if (committed === fresh) continue;
    console.error(
      `packages/api-client/src/generated/${file} does not match openapi.yaml: run \`pnpm generate\` and commit the file.`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('operations/', OUTPUT), { recursive: true });
  await Promise.all(sources.map(([file, fresh]) => writeFile(new URL(file, OUTPUT), fresh)));
}
