import { HttpError } from '../http/HttpError.ts';
import { isCommonPassword } from './passwordProblem.ts';

/**
 * Refuses one of the most common passwords; the contract has checked everything else.
 * @param field the request's field that holds it
 * @throws HttpError 422
 */
export const refuseCommonPassword = (password: string, field: string): void => {
  if (isCommonPassword(password)) {
    throw HttpError.invalid({ [field]: 'This is one of the most common passwords. Choose another one' });
  }
};
