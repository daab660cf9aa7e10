import type { Contract, Operation, Schema } from './loadContract.ts';

/** An answer that the contract does not describe: a defect of the server. */
export class UnlawfulAnswer extends Error {}

/** Statuses that the contract describes once, for all operations. */
const GENERAL = new Set([404, 405, 500]);
const GENERAL_BODY = { $ref: '#/components/schemas/Error' };

/**
 * Checks an answer against the contract.
 * @throws UnlawfulAnswer that says what does not fit
 */
export const checkAnswer = async (
  contract: Contract,
  operation: Operation,
  response: Response,
): Promise<void> => {
  const fail = (problem: string): never => {
    throw new UnlawfulAnswer(`${operation.id} answered ${response.status}: ${problem}`);
  };
  const described = operation.responses[response.status];
  const checkBody = async (schema: Schema) => {
    const validate = contract.compile(schema);
    if (!validate(await response.clone().json())) fail(JSON.stringify(validate.errors));
  };
  if (!described) {
    if (!GENERAL.has(response.status)) fail('a status that the contract does not have');
    return checkBody(GENERAL_BODY);
  }
  for (const [name, header] of Object.entries(described.headers ?? {})) {
    const { required = false } = contract.resolve(header as { required?: boolean });
    if (required && !response.headers.has(name)) fail(`without the header ${name}`);
  }
  if (!described.content) return;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = described.content[type] ?? fail(`with the type "${type}"`);
  if (type === 'application/json') await checkBody(media.schema);
};
