/**
 * Writes the generated part of the client from openapi.yaml: types, operations with their parsers, examples, limits and patterns.
 * With `--check` it writes nothing and fails if a committed file differs. Fails if programs written for the last release may break and
 * the major version is the same. `--release` makes the contract the last release.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { compareContracts, factsOf, type Facts } from './compareContracts.ts';
import { CONTRACT, nameOf, readContract, type Schema } from './contract.ts';
import { examplesOf, operationFilesOf, queryTypeOf } from './operations.ts';
import { createResponseTypes, docOf, errorCodesOf, limitsOf, patternsOf } from './schemas.ts';

const OUTPUT = new URL('../../packages/api-client/src/generated/', import.meta.url);
/** The contract of the last release without texts. */
const RELEASED = new URL('generated/released.json', import.meta.url);
const CHANGELOG = new URL('../../docs/api-changes.md', import.meta.url);
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

/** The numbers of `1.2.3`, to compare. */
const versionOf = (facts: Facts): number[] =>
  (facts['info'] as { version: string }).version.split('.').map(Number);

/** The changelog with a section for the changes since the last release. @throws if the version doesn't say what they mean for programs */
const changelogSource = async (current: Facts): Promise<string> => {
  const released = JSON.parse(await readFile(RELEASED, 'utf8')) as Facts;
  const { breaking, added } = compareContracts(released, current);
  const [[oldMajor = 0, oldMinor = 0], [major = 0, minor = 0]] = [versionOf(released), versionOf(current)];
  const isMoved = breaking.length > 0 ? major > oldMajor : major > oldMajor || minor > oldMinor;
  if (breaking.length + added.length > 0 && !isMoved)
    throw new Error(
      [
        `openapi.yaml: raise info.version, which is ${versionOf(current).join('.')}, to ${breaking.length > 0 ? `${oldMajor + 1}.0.0` : `${oldMajor}.${oldMinor + 1}.0`}.`,
        `${breaking.length > 0 ? 'Programs written for the last release would break' : 'Programs can use more'}:`,
        ...(breaking.length > 0 ? breaking : added),
      ].join('\n'),
    );
  const heading = `## ${versionOf(current).join('.')}\n`;
  const [intro = '', ...sections] = (await readFile(CHANGELOG, 'utf8')).split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(heading));
  const lines = [...breaking.map((line) => `- **Breaking:** ${line}`), ...added.map((line) => `- ${line}`)];
  const unchanged = sections.find((section) => section.startsWith(heading)) ?? '';
  return [intro, lines.length > 0 ? `${heading}\n${lines.join('\n')}\n\n` : unchanged, ...others]
    .join('')
    .trimEnd()
    .concat('\n');
};

const { document } = await readContract();
const facts = factsOf(document) as Facts;
if (process.argv.includes('--release')) await writeFile(RELEASED, `${JSON.stringify(facts)}\n`);

const sources: [file: URL, source: string][] = [
  [new URL('schema.ts', OUTPUT), await schemaSource()],
  // Servers parse JSON in a hundredth of the time that YAML takes, at each start.
  [new URL('openapi.json', OUTPUT), `${JSON.stringify(document, undefined, 1)}\n`],
  [CHANGELOG, await changelogSource(facts)],
];
for (const [file, source] of Object.entries(await derivedSources()))
  sources.push([new URL(file, OUTPUT), HEADER + source]);

if (process.argv.includes('--check')) {
  for (const [file, fresh] of sources) {
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed === fresh) continue;
    const name = path.relative(fileURLToPath(new URL('../..', import.meta.url)), fileURLToPath(file));
    console.error(`${name} does not match openapi.yaml: run \`pnpm generate\` and commit the file.`);
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('operations/', OUTPUT), { recursive: true });
  await Promise.all(sources.map(([file, fresh]) => writeFile(file, fresh)));
}
