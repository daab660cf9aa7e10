import { HttpError } from '../http/HttpError.ts';
import { fieldProblems } from './fieldProblems.ts';
import { loadContract, type Schema } from './loadContract.ts';
import { normalizeFields } from './normalizeText.ts';

/** Creates the parser of texts that don't come in a body, by some fields of a schema. @throws HttpError 422 when called */
export const createFieldsParser = (schemaName: string, required: readonly string[]) => {
  const contract = loadContract();
  const schema = { ...contract.resolve<Schema>({ $ref: `#/components/schemas/${schemaName}` }), required };
  const validate = contract.compile(schema);
  return (fields: Readonly<Record<string, string>>): unknown => {
    const value = normalizeFields(contract, schema, fields);
    if (!validate(value)) throw HttpError.invalid(fieldProblems(validate.errors ?? [], value) ?? {});
    return value;
  };
};
