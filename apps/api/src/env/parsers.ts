import { connectionOptions } from '../platform/db/connectionOptions.ts';
import { parseSecretKeys } from '../platform/security/secretKeys.ts';
import { isEmail } from '../platform/text/email.ts';

/** The message completes a sentence that begins with the name of the variable, and holds no secret. */
export class InvalidValue extends Error {}

export const parseText = (text: string): string => text;

export const parseSwitch = (text: string): boolean => {
  if (text !== '0' && text !== '1') throw new InvalidValue(`must be 0 or 1, not "${text}"`);
  return text === '1';
};

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d{1,9}$/.test(text) || number < min || number > max) {
      throw new InvalidValue(`must be a whole number from ${min} to ${max}, not "${text}"`);
    }
    return number;
  };

export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]) =>
  (text: string): Choice => {
    const choice = choices.find((name) => name === text);
    if (choice === undefined) throw new InvalidValue(`must be one of ${choices.join(', ')}, not "${text}"`);
    return choice;
  };

const toUrl = (text: string, protocols: readonly string[]): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') {
    const forms = protocols.map((protocol) => `${protocol}//`).join(' or ');
    // Doesn't quote the value, which may contain a password.
    throw new InvalidValue(`must be a URL that starts with ${forms}`);
  }
  return url;
};

export const urlOf =
  (...protocols: readonly string[]) =>
  (text: string): string => {
    toUrl(text, protocols);
    return text;
  };

/** The URL of a PostgreSQL database. @throws InvalidValue, or StartError about an option */
export const parseDatabaseUrl = (text: string): string => {
  toUrl(text, ['postgres:', 'postgresql:']);
  connectionOptions(text);
  return text;
};

/** Pairs of OpenTelemetry's environment variables: `name=value,name=value`, percent-encoded. */
export const parseHeaders = (text: string): readonly (readonly [name: string, value: string])[] =>
  text.split(',').flatMap((pair) => {
    if (pair.trim() === '') return [];
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*=\s*((?:[^%\s]|%[\da-f]{2})+)\s*$/i.exec(pair) ?? [];
    // Doesn't quote the value, which may be a key.
    if (name === '') throw new InvalidValue('must be pairs such as api-key=secret, separated by commas');
    return [[name, decodeURIComponent(value)] as const];
  });

/** Segments that need no encoding, in a cookie neither. The first is none of ours, so that it is clear whether a proxy removed it. */
const BASE_PATH = /^(?!\/(?:api|assets|metrics)(?:\/|$))(?:\/[\w.~-]+)*$/;

/** Without a trailing slash. */
export const parseBaseUrl = (text: string): string => {
  const url = toUrl(text, ['http:', 'https:']);
  const path = url.pathname.replace(/\/$/, '');
  if (!BASE_PATH.test(path) || url.search || url.hash || url.username || url.password) {
    throw new InvalidValue(
      'must be only scheme, host, port and path, such as https://admin.example.org or https://example.org/admin, not below /api, /assets or /metrics',
    );
  }
  return url.origin + path;
};

const isExactOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const parseOrigins = (text: string): readonly string[] => {
  if (text === '') return [];
  const origins = text.split(',').map((origin) => origin.trim());
  if (!origins.every(isExactOrigin)) {
    throw new InvalidValue(
      'must be exact origins in lower case, separated by commas, such as https://console.example.org,http://localhost:5173',
    );
  }
  return origins;
};

const isTimeZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A name of the IANA database as it is written: Node has old names for some. Not an offset, which knows no summer time. */
export const parseTimeZone = (text: string): string => {
  if (!/^[a-z]/i.test(text) || !isTimeZone(text))
    throw new InvalidValue(`must be a time zone such as Europe/Berlin or UTC, not "${text}"`);
  return text;
};

/** Times of day, separated by commas. */
export const parseTimes = (text: string): readonly string[] => {
  const times = text === '' ? [] : text.split(',').map((time) => time.trim());
  if (!times.every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)))
    throw new InvalidValue(`must be times of day in UTC, such as 03:30 or 03:30,15:30, not "${text}"`);
  return times;
};

/** `1` is always. */
export const parseRequiredFrom = (text: string): Date => {
  if (text === '1') return new Date(0);
  const date = new Date(`${text}T00:00:00.000Z`);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime());
  if (!isDate || !date.toISOString().startsWith(text))
    throw new InvalidValue(`must be 1 or a date such as 2027-01-31, not "${text}"`);
  return date;
};

export const parseSecretKeyList = (text: string): readonly string[] => {
  const keys = parseSecretKeys(text);
  // Doesn't quote the value.
  if (!keys)
    throw new InvalidValue(
      'must be at least 32 random bytes in base64, such as the output of openssl rand -base64 32; separate several keys by commas',
    );
  return keys;
};

export const parseEmail = (text: string): string => {
  if (!isEmail(text)) throw new InvalidValue(`must be an e-mail address, not "${text}"`);
  return text;
};

/** `Contact` of RFC 9116: a URI. */
export const parseContact = (text: string): string => {
  if (isEmail(text)) return `mailto:${text}`;
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL(text).href;
  throw new InvalidValue('must be an e-mail address or an https URL');
};

/** An address or `Name <address>`. */
export const parseSender = (text: string): string => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (!isEmail(address)) {
    throw new InvalidValue(`must be an e-mail address or "Name <address>", not "${text}"`);
  }
  return text;
};
