const MAX_LENGTH = 254;
const LOCAL = /^(?=.{1,64}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Whether the text matches `Email` of openapi.yaml, for values that the contract does not validate. */
export const isEmail = (text: string): boolean => {
  const [local, domain, ...more] = text.split('@');
  return (
    text.length <= MAX_LENGTH && more.length === 0 && LOCAL.test(local ?? '') && DOMAIN.test(domain ?? '')
  );
};

/** The form in which addresses are compared and unique: trimmed, NFC, lower case. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The first letter and the domain, for logs: `a***@example.org`. People type passwords into the field of the address, too. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${Array.from(email)[0]}***${email.slice(at)}`;
};
