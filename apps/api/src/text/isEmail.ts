const MAX_LENGTH = 254;
const LOCAL = /^(?=.{1,64}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Whether the text is an address as `Email` of openapi.yaml has it; for what does not come through the contract. */
export const isEmail = (text: string): boolean => {
  const [local, domain, ...more] = text.split('@');
  return (
    text.length <= MAX_LENGTH && more.length === 0 && LOCAL.test(local ?? '') && DOMAIN.test(domain ?? '')
  );
};
