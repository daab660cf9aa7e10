import path from 'node:path';
import { brand } from '@planner/brand';
import { parseLegalTexts } from './legalTexts.ts';
import {
  oneOf,
  parseBaseUrl,
  parseContact,
  parseDatabaseUrl,
  parseEmail,
  parseHeaders,
  parseOrigins,
  parseRequiredFrom,
  parseSecretKeyList,
  parseSender,
  parseSwitch,
  parseText,
  parseTimes,
  parseTimeZone,
  urlOf,
  wholeNumber,
} from './parsers.ts';

/** An environment variable, from which its field in `Env` and its row in docs/configuration.md follow. */
export interface Variable<T> {
  readonly name: string;
  /** One line for the operator. */
  readonly description: string;
  /** Not shown, and can be read from the file that the variable with `_FILE` at its end names. */
  readonly isSecret?: true;
  /** Parsed like a value. Without a default, the field is undefined if the variable is not set. */
  readonly default?: string;
  /** @throws InvalidValue */
  readonly parse: (text: string) => T;
}

/** All variables of the server, by their field in `Env`. */
export const VARIABLES = {
  settingsFile: {
    name: 'PLANNER_SETTINGS_FILE',
    description:
      'file with more variables, written as for `EnvironmentFile` of systemd. Variables of the process win',
    parse: parseText,
  },
  port: {
    name: 'PORT',
    description: 'TCP port to listen on; 0: a free one',
    default: '3000',
    parse: wholeNumber(0, 65_535),
  },
  host: {
    name: 'HOST',
    description:
      'address to listen on; `::`: all addresses of the machine, IPv6 and IPv4; `0.0.0.0`: only those of IPv4',
    default: '127.0.0.1',
    parse: parseText,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    description:
      'address that people open, and base of links in e-mails, with a path if a proxy serves the server below one; https makes cookies `Secure`. Unset: `http://localhost:$PORT`, and any host is accepted',
    parse: parseBaseUrl,
  },
  hstsSubdomains: {
    name: 'HSTS_SUBDOMAINS',
    description:
      '`1` makes browsers require https for a year on all subdomains of the host of `PUBLIC_URL`, too (`includeSubDomains`)',
    default: '0',
    parse: parseSwitch,
  },
  trustedProxies: {
    name: 'TRUST_PROXY',
    description:
      'number of proxies in front, each of which adds its client to `X-Forwarded-For`; 0: the header is ignored',
    default: '0',
    parse: wholeNumber(0, 10),
  },
  corsOrigins: {
    name: 'CORS_ORIGINS',
    description: 'exact origins of consoles on other hosts, separated by commas',
    default: '',
    parse: parseOrigins,
  },
  dataDir: {
    name: 'PLANNER_DATA_DIR',
    description: 'folder of the embedded database and the outbox',
    default: '.data',
    parse: (text) => path.resolve(text),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    isSecret: true,
    description:
      '`postgres://…`: PostgreSQL instead of the embedded database. Beyond this machine with TLS and a verified certificate, unless it has another `sslmode`',
    parse: parseDatabaseUrl,
  },
  databaseReadUrl: {
    name: 'DATABASE_READ_URL',
    isSecret: true,
    description:
      '`postgres://…` of a standby, for searches, filters and exports, which find all that the primary has. While it lags or does not answer, they read the primary',
    parse: parseDatabaseUrl,
  },
  databasePoolSize: {
    name: 'DATABASE_POOL_SIZE',
    description: 'connections to PostgreSQL per server',
    default: '10',
    parse: wholeNumber(1, 1000),
  },
  databaseTimeoutMs: {
    name: 'DATABASE_TIMEOUT_MS',
    description: 'milliseconds after which PostgreSQL aborts a statement',
    default: '30000',
    parse: wholeNumber(1, 86_400_000),
  },
  databaseWaitMs: {
    name: 'DATABASE_WAIT_MS',
    description:
      'milliseconds that a command waits until PostgreSQL accepts connections; unset: 0 on a terminal, else 60000',
    parse: wholeNumber(0, 86_400_000),
  },
  backupSchedule: {
    name: 'BACKUP_SCHEDULE',
    description:
      'times of day in UTC, such as `03:30` or `03:30,15:30`, at which the server, or one of several, makes a verified backup. Unset: none',
    default: '',
    parse: parseTimes,
  },
  backupFolder: {
    name: 'BACKUP_FOLDER',
    description: 'folder of these backups, which must exist; of this installation alone, on another disk',
    parse: (text) => path.resolve(text),
  },
  backupKeep: {
    name: 'BACKUP_KEEP',
    description: 'number of these backups to keep; older ones are removed',
    default: '14',
    parse: wholeNumber(1, 9999),
  },
  activityRetentionDays: {
    name: 'ACTIVITY_RETENTION_DAYS',
    description: 'days for which entries of the activity are kept',
    default: '365',
    parse: wholeNumber(31, 36_500),
  },
  messageRetentionDays: {
    name: 'MESSAGE_RETENTION_DAYS',
    description:
      'days after which contact messages are deleted for good, answered or not. Unset: they are kept until someone deletes them',
    parse: wholeNumber(31, 36_500),
  },
  mailRetentionDays: {
    name: 'MAIL_RETENTION_DAYS',
    description: 'days for which mails that were given up stay in the queue',
    default: '30',
    parse: wholeNumber(1, 36_500),
  },
  taskRetentionDays: {
    name: 'TASK_RETENTION_DAYS',
    description: 'days after their last step for which tasks and their failures are kept',
    default: '30',
    parse: wholeNumber(1, 36_500),
  },
  secretKeys: {
    name: 'PLANNER_SECRET_KEY',
    isSecret: true,
    description:
      'key that encrypts the secrets of second factors: at least 32 random bytes in base64, such as `openssl rand -base64 32`. Several, separated by commas: the first encrypts, any decrypts. Unset: a generated one, in the data folder or in PostgreSQL',
    parse: parseSecretKeyList,
  },
  requireSecondFactor: {
    name: 'REQUIRE_SECOND_FACTOR',
    description:
      '`1`, or the date (`YYYY-MM-DD`, UTC) from which administrators need a second factor. Unset: they may add one',
    parse: parseRequiredFrom,
  },
  timeZone: {
    name: 'COMPANY_TIME_ZONE',
    description:
      'time zone of the company, such as `Europe/Berlin`, in which legal texts are scheduled, and which their public pages name',
    default: 'UTC',
    parse: parseTimeZone,
  },
  legalTexts: {
    name: 'LEGAL_TEXTS',
    description:
      'legal texts beside the privacy policy and the terms and conditions, with their titles: `imprint=Imprint,imprint.de=Impressum,privacy.de=Datenschutzerklärung`. Each has a public page such as `/texts/imprint.de`. The versions of one that is removed are kept, but not shown',
    default: '',
    parse: parseLegalTexts,
  },
  requireApproval: {
    name: 'REQUIRE_APPROVAL',
    description:
      '`1`: legal texts are published by an administrator who has not saved the draft since it began. Not for a single administrator',
    default: '0',
    parse: parseSwitch,
  },
  adminEmail: {
    name: 'PLANNER_ADMIN_EMAIL',
    description: 'address of the first administrator',
    default: 'admin@planner.local',
    parse: parseEmail,
  },
  adminPassword: {
    name: 'PLANNER_ADMIN_PASSWORD',
    isSecret: true,
    description: 'password of the first administrator; unset: a random one, printed once',
    parse: parseText,
  },
  sampleData: {
    name: 'PLANNER_SAMPLE_DATA',
    description: '`1` fills an empty database with sample data; `pnpm start` sets it',
    default: '0',
    parse: parseSwitch,
  },
  idleLockMinutes: {
    name: 'IDLE_LOCK_MINUTES',
    description:
      'minutes without use after which the console asks to log in again; the server ends the session five minutes later; 0: never, the server after eight hours',
    default: '30',
    parse: wholeNumber(0, 1440),
  },
  smtpUrl: {
    name: 'SMTP_URL',
    isSecret: true,
    description: '`smtps://…` or `smtp://…`; unset: mails are files in the outbox',
    parse: urlOf('smtp:', 'smtps:'),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    description: 'sender of mails: an address or `Name <address>`',
    default: `${brand.mailName} <no-reply@planner.local>`,
    parse: parseSender,
  },
  contactEmail: {
    name: 'CONTACT_EMAIL',
    description: 'address that receives contact messages; unset: they are only stored',
    parse: parseEmail,
  },
  securityContact: {
    name: 'SECURITY_CONTACT',
    description:
      'where to report vulnerabilities, an e-mail address or https URL, for `/.well-known/security.txt`; unset: 404',
    parse: parseContact,
  },
  metrics: {
    name: 'PLANNER_METRICS',
    description: '`1` serves metrics for Prometheus at `/metrics`',
    default: '0',
    parse: parseSwitch,
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    isSecret: true,
    description: 'bearer token for `/metrics`; unset: only this machine may read them',
    parse: parseText,
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    description:
      'URL of a receiver of OpenTelemetry traces over HTTP, such as `http://localhost:4318`. Unset: none',
    parse: urlOf('http:', 'https:'),
  },
  otlpHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    isSecret: true,
    description: 'headers for this receiver: `name=value`, separated by commas, values percent-encoded',
    default: '',
    parse: parseHeaders,
  },
  shutdownDelayMs: {
    name: 'SHUTDOWN_DELAY_MS',
    description:
      'milliseconds that a stopping server is not ready but still serves, so that load balancers notice; unset: 0 on a terminal, else 5000',
    parse: wholeNumber(0, 600_000),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    description: 'least severe level that is logged: `error`, `warn`, `info` or `debug`',
    default: 'info',
    parse: oneOf('error', 'warn', 'info', 'debug'),
  },
} satisfies Record<string, Variable<unknown>>;
