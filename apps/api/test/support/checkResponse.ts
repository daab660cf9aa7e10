import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Contract, Operation, Schema } from '../../src/platform/contract/loadContract.ts';

const DECODERS: Record<string, (bytes: Uint8Array) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** A copy of the response without content encoding; the response itself if it has none. */
export const decodeResponse = async (response: Response): Promise<Response> => {
  const { status, headers } = response;
  const decode = DECODERS[headers.get('content-encoding') ?? ''];
  if (!decode) return response;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  return new Response(new Uint8Array(decode(bytes)), { status, headers });
};

/** A response that violates the contract: a defect of the server. */
export class InvalidResponse extends Error {}

/** Statuses that every operation may return, with the same body. */
const GENERAL = new Set([404, 405, 500]);
const GENERAL_BODIES: Record<string, Schema> = {
  'application/json': { $ref: '#/components/schemas/Error' },
  'application/problem+json': { $ref: '#/components/schemas/Problem' },
};

/** @throws InvalidResponse that describes the violation */
export const checkResponse = async (
  contract: Contract,
  operation: Operation,
  response: Response,
): Promise<void> => {
  const fail = (problem: string): never => {
    throw new InvalidResponse(`${operation.id} responded ${response.status}: ${problem}`);
  };
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const described = operation.responses[response.status];
  const checkBody = async (schema: Schema) => {
    const validate = contract.compile(schema);
    if (!validate(await response.clone().json())) fail(JSON.stringify(validate.errors));
  };
  if (!described) {
    if (!GENERAL.has(response.status)) fail('a status that the contract does not have');
    return checkBody(GENERAL_BODIES[type] ?? fail(`with the type "${type}"`));
  }
  for (const [name, header] of Object.entries(described.headers ?? {})) {
    const { required = false } = contract.resolve(header as { required?: boolean });
    if (required && !response.headers.has(name)) fail(`without the header ${name}`);
  }
  if (!described.content) return;
  const media = described.content[type] ?? fail(`with the type "${type}"`);
  if (type.endsWith('json')) await checkBody(media.schema);
};
