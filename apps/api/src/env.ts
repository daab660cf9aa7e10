import path from 'node:path';
import { StartError } from './StartError.ts';
import { passwordProblem } from './auth/passwordProblem.ts';
import { isEmail } from './text/isEmail.ts';

/** The settings of one server process, read from environment variables. */
export interface Env {
  /** TCP port to listen on; 0 lets the system choose a free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Base of the links in e-mails, without a slash at the end. Unset: the address the server ends up listening on. */
  publicUrl: string | undefined;
  /** Absolute folder of the embedded database and of the outbox. */
  dataDir: string;
  /** `postgres://…`; unset for the embedded database. */
  databaseUrl: string | undefined;
  adminEmail: string;
  /** Unset: a random one is made and printed at the first start. */
  adminPassword: string | undefined;
  /** Whether an empty database is filled with sample data. */
  sampleData: boolean;
  /** `smtp://…` or `smtps://…`; unset: mails become files in the outbox. */
  smtpUrl: string | undefined;
  /** How many proxies of ours stand in front and add to `X-Forwarded-For`; 0: the header is not looked at. */
  trustedProxies: number;
  /** Sender of all mail. */
  mailFrom: string;
  /** Who receives contact messages; unset: they are only stored. */
  contactEmail: string | undefined;
}

/** A variable that cannot be used. Its message is one sentence for the person who starts the server. */
export class BadVariable extends StartError {}

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
const MAX_PROXIES = 10;

const parsePort = (text: string): number => {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > MAX_PORT) {
    throw new BadVariable(`PORT must be a whole number from 0 to ${MAX_PORT}, not "${text}".`);
  }
  return port;
};

const parseUrl = (name: string, text: string, protocols: readonly string[]): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') {
    const forms = protocols.map((protocol) => `${protocol}//`).join(' or ');
    // The value is not repeated: it may hold a password.
    throw new BadVariable(`${name} must be a URL that starts with ${forms}.`);
  }
  return url;
};

const parsePublicUrl = (text: string): string => {
  const url = parseUrl('PUBLIC_URL', text, ['http:', 'https:']);
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new BadVariable(
      `PUBLIC_URL must be only scheme, host and port, such as https://admin.example.org.`,
    );
  }
  return url.origin;
};

const parseEmail = (name: string, text: string): string => {
  if (!isEmail(text)) throw new BadVariable(`${name} must be an e-mail address, not "${text}".`);
  return text;
};

/** Either a bare address or `Name <address>`. */
const parseMailFrom = (text: string): string => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (!isEmail(address)) {
    throw new BadVariable(`MAIL_FROM must be an e-mail address or "Name <address>", not "${text}".`);
  }
  return text;
};

const parseTrustProxy = (text: string): number => {
  if (!/^\d{1,2}$/.test(text) || Number(text) > MAX_PROXIES) {
    throw new BadVariable(
      `TRUST_PROXY must be the number of proxies in front, from 0 to ${MAX_PROXIES}, not "${text}".`,
    );
  }
  return Number(text);
};

const parseSwitch = (name: string, text: string): boolean => {
  if (text !== '0' && text !== '1') throw new BadVariable(`${name} must be 0 or 1, not "${text}".`);
  return text === '1';
};

const parseAdminPassword = (text: string): string => {
  const problem = passwordProblem(text);
  if (problem) throw new BadVariable(`PLANNER_ADMIN_PASSWORD cannot be used: ${problem}.`);
  return text;
};

/**
 * Reads the settings. An empty variable counts as unset.
 * @throws BadVariable with one sentence that names the first variable that cannot be used
 */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const read = <T>(name: string, parse: (text: string) => T): T | undefined => {
    const text = variables[name];
    return text === undefined || text === '' ? undefined : parse(text);
  };
  return {
    port: read('PORT', parsePort) ?? DEFAULT_PORT,
    host: read('HOST', (text) => text) ?? '127.0.0.1',
    publicUrl: read('PUBLIC_URL', parsePublicUrl),
    dataDir: path.resolve(read('PLANNER_DATA_DIR', (text) => text) ?? '.data'),
    databaseUrl: read('DATABASE_URL', (text) => {
      parseUrl('DATABASE_URL', text, ['postgres:', 'postgresql:']);
      return text;
    }),
    adminEmail:
      read('PLANNER_ADMIN_EMAIL', (text) => parseEmail('PLANNER_ADMIN_EMAIL', text)) ?? 'admin@planner.local',
    adminPassword: read('PLANNER_ADMIN_PASSWORD', parseAdminPassword),
    sampleData: read('PLANNER_SAMPLE_DATA', (text) => parseSwitch('PLANNER_SAMPLE_DATA', text)) ?? false,
    smtpUrl: read('SMTP_URL', (text) => {
      parseUrl('SMTP_URL', text, ['smtp:', 'smtps:']);
      return text;
    }),
    trustedProxies: read('TRUST_PROXY', parseTrustProxy) ?? 0,
    mailFrom: read('MAIL_FROM', parseMailFrom) ?? 'Planner Admin <no-reply@planner.local>',
    contactEmail: read('CONTACT_EMAIL', (text) => parseEmail('CONTACT_EMAIL', text)),
  };
};
