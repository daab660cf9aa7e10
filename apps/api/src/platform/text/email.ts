/** `Email` of openapi.yaml. */
const MAX_LENGTH = 254;
const EMAIL =
  /^(?![\s\S]*=\?[^?\s]+\?[BbQq]\?)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Validates an address like the contract, for values that don't come through the API. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text);

/** The form in which addresses are compared and unique: trimmed, NFC, lower case. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The first letter and the domain, for logs: `a***@example.org`. People type passwords into the field of the address, too. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${Array.from(email)[0]}***${email.slice(at)}`;
};
