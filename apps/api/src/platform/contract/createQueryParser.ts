import { HttpError } from '../http/HttpError.ts';
import { valueProblem } from './fieldProblems.ts';
import type { Contract, Operation } from './loadContract.ts';
import { maxLengthOf, normalizeText } from './normalizeText.ts';

const WHOLE_NUMBER = /^(?:0|[1-9]\d*)$/;

/** Other text stays as it is and fails validation. */
const toNumber = (text: string): number | string => (WHOLE_NUMBER.test(text) ? Number(text) : text);

const parsePairs = (search: string): [string, string][] => {
  try {
    // URLSearchParams accepts invalid percent-encoding.
    decodeURIComponent(search);
  } catch {
    throw HttpError.unreadable();
  }
  return [...new URLSearchParams(search)];
};

/** Creates the parser of an operation's query parameters. Ignores parameters that are not in the contract. */
export const createQueryParser = (contract: Contract, { parameters }: Operation) => {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({
      name,
      maxLength: maxLengthOf(contract, schema),
      isNumber: contract.resolve(schema)['type'] === 'integer',
      fallback: schema['default'] as unknown,
      validate: contract.compile(schema),
    }));

  /** @throws HttpError 400 for invalid percent-encoding; 422 for invalid values */
  return (search: string): Record<string, unknown> => {
    if (known.length === 0) return {};
    const pairs = parsePairs(search);
    const values: Record<string, unknown> = {};
    const errors: Record<string, string> = {};
    for (const { name, maxLength, isNumber, fallback, validate } of known) {
      const given = pairs.filter(([key]) => key === name || key.startsWith(`${name}[`));
      const [first] = given;
      if (!first) {
        if (fallback !== undefined) values[name] = fallback;
      } else if (given.length > 1 || first[0] !== name) {
        errors[name] = 'This parameter can be given only once';
      } else {
        const [, text] = first;
        // Pasted search terms have tabs and line breaks.
        const value = isNumber
          ? toNumber(text)
          : normalizeText(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '), maxLength);
        if (validate(value)) values[name] = value;
        else errors[name] = valueProblem(name, validate.errors ?? [], value);
      }
    }
    if (Object.keys(errors).length > 0) throw HttpError.invalid(errors);
    return values;
  };
};
