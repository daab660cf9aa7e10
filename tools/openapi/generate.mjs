/**
 * Writes the client's types from openapi.yaml. With `--check` it writes nothing and fails when the committed file is not
 * what the contract gives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

const CONTRACT = new URL('../../openapi.yaml', import.meta.url);
const OUTPUT = new URL('../../packages/api-client/src/generated/schema.ts', import.meta.url);
const BLOB = ts.factory.createTypeReferenceNode('Blob');

const ast = await openapiTS(CONTRACT, {
  // Else a field with a default would be demanded of whoever sends it.
  defaultNonNullable: false,
  // The default is `string`, which is no file.
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});
const fresh = COMMENT_HEADER + astToString(ast);

if (process.argv.includes('--check')) {
  const committed = await readFile(OUTPUT, 'utf8').catch(() => '');
  if (committed !== fresh) {
    console.error(
      'packages/api-client/src/generated/schema.ts is not what openapi.yaml gives: run `pnpm generate` and commit the file.',
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('.', OUTPUT), { recursive: true });
  await writeFile(OUTPUT, fresh);
}
