/**
 * Writes the generated part of the client from openapi.yaml: types, parsers, methods, examples, a list of operations,
 * limits and patterns. With `--check` it writes nothing and fails if a committed file differs.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { createResponseTypes, docOf } from './responseTypes.mjs';
import { CONTRACT, nameOf, readContract } from './contract.mjs';
import { examplesOf } from './examples.mjs';
import { importUsed } from './importUsed.mjs';
import { limitsOf, patternsOf } from './limits.mjs';
import { methodsOf, queryTypeOf, splitParsers } from './methods.mjs';
import { operationsSource } from './operations.mjs';

const OUTPUT = new URL('../../packages/api-client/src/generated/', import.meta.url);
const HEADER = '// Generated from openapi.yaml by `pnpm generate`. Do not edit.\n\n';
/** Exports of `parse.ts`. */
const PARSE_FUNCTIONS =
  'array boolean dateOnly id nullable number object oneOf optional pageCount string stringOrNull strings timestamp'.split(
    ' ',
  );
const BLOB = ts.factory.createTypeReferenceNode('Blob');

const schemaSource = async () => {
  const ast = await openapiTS(CONTRACT, {
    // Otherwise a field with a default would be required in requests.
    defaultNonNullable: false,
    // The default for binary fields is `string`.
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
  });
  return COMMENT_HEADER + astToString(ast);
};

const exportsOf = (source) =>
  [...source.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, name]) => name);

const derivedSources = async () => {
  const { schemas, queryParameters, operations } = await readContract();
  const responses = createResponseTypes(schemas);
  for (const { response } of operations) if (response) responses.valueOf(response.schema);
  const requests = Object.keys(schemas).filter((name) =>
    operations.some(({ body }) => body && nameOf(body.schema.$ref) === name),
  );
  const queries = operations.filter(({ hasQuery }) => hasQuery);
  const extras = operations.flatMap((operation) => operation.extras);
  const types = [
    `import type { components, operations } from './schema.ts';`,
    responses.types(),
    ...requests.map(
      (name) => `${docOf(schemas[name].description)}export type ${name} = components['schemas']['${name}'];`,
    ),
    ...queries.map(
      (operation) =>
        `/** Query of \`${operation.id}\`. Empty strings are left out. */\n` +
        `export type ${queryTypeOf(operation)} = NonNullable<operations['${operation.id}']['parameters']['query']>;`,
    ),
    '/** Operations and parameters that openapi.yaml marks `x-extra`: other servers may lack them. */\n' +
      `export type Extra = ${extras.map((name) => `'${name}'`).join(' | ')};`,
  ].join('\n\n');
  const [publicParsers, otherParsers] = splitParsers(operations, responses.parsers(), responses.valueOf);
  const publicParserNames = exportsOf(publicParsers);
  const typeNames = exportsOf(types);
  const parsersSource = (parsers, others = []) =>
    [
      importUsed(parsers, PARSE_FUNCTIONS, '../parse.ts'),
      importUsed(parsers, others, './publicParsers.ts'),
      importUsed(parsers, typeNames, './types.ts', 'type'),
      '',
      parsers,
      '',
    ]
      .filter((line) => line !== undefined)
      .join('\n');
  const names = {
    valueOf: responses.valueOf,
    typeNames,
    parserFiles: [
      { file: 'publicParsers.ts', names: publicParserNames },
      { file: 'parsers.ts', names: exportsOf(otherParsers) },
    ],
    parseFunctions: PARSE_FUNCTIONS,
  };
  return {
    'types.ts': `${types}\n`,
    'publicParsers.ts': parsersSource(publicParsers),
    'parsers.ts': parsersSource(otherParsers, publicParserNames),
    ...methodsOf(operations, names),
    'examples.ts': examplesOf(operations, schemas),
    'operations.ts': operationsSource(operations, schemas),
    'limits.ts': limitsOf(schemas, queryParameters),
    'patterns.ts': patternsOf(schemas),
  };
};

const derived = Object.entries(await derivedSources()).map(([file, source]) => [file, HEADER + source]);
const sources = [['schema.ts', await schemaSource()], ...derived];

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
  await mkdir(OUTPUT, { recursive: true });
  await Promise.all(sources.map(([file, fresh]) => writeFile(new URL(file, OUTPUT), fresh)));
}
