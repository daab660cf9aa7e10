import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { InvalidValue } from './env/parsers.ts';
import { type Variable, VARIABLES } from './env/variables.ts';
import { connectionOptions } from './platform/db/connectionOptions.ts';
import { SECRET_KEY_FILE } from './platform/db/dataFolder.ts';
import { isLoopback, isSameSite } from './platform/http/origins.ts';
import { StartError } from './platform/StartError.ts';

const PREFIX = 'PLANNER_';
const FILE = '_FILE';
const SECRETS = Object.values<Variable<unknown>>(VARIABLES).flatMap(({ name, isSecret }) =>
  isSecret ? [name + FILE] : [],
);
const NAMES = [...Object.values(VARIABLES).map(({ name }) => name), ...SECRETS];
/** A name that differs in more letters is not suggested. */
const MAX_DISTANCE = 4;

/** Kubernetes describes services named `planner…` to all containers: `PLANNER_ADMIN_SERVICE_HOST`, `PLANNER_PORT_80_TCP`. */
const INJECTED =
  /^PLANNER_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?)?)$/;
/** Marathon and other schedulers name their ports like this. */
const OF_SCHEDULERS = /^PORTS$|^PORT\d$/;

const lettersOf = (text: string): string => text.split('').toSorted().join('');

/** One letter more, less or other, two letters swapped, or small letters. Names that differ in more belong to other programs. */
const isSlipOf = (name: string, known: string): boolean => {
  const edits = distance(name, known);
  return edits <= 1 || (edits === 2 && lettersOf(name) === lettersOf(known));
};

const isMisspelt = (name: string): boolean =>
  !OF_SCHEDULERS.test(name) && NAMES.some((known) => isSlipOf(name.toUpperCase(), known));

const suggestionFor = (name: string): string => {
  const text = name.toUpperCase();
  const candidates = [text, text.slice(PREFIX.length)].map((part) => [part, closest(part, NAMES)] as const);
  const best = candidates.find(([part, known]) => distance(part, known) <= MAX_DISTANCE);
  return best ? `; did you mean ${best[1]}?` : '.';
};

/** One sentence per variable that is set, doesn't exist, and starts with `PLANNER_` or is nearly the name of one that does. */
const unknownVariables = (variables: Record<string, string | undefined>): string[] =>
  Object.keys(variables)
    .filter((name) => variables[name] && !INJECTED.test(name))
    .filter((name) => name.startsWith(PREFIX) || isMisspelt(name))
    .filter((name) => !NAMES.includes(name))
    .map((name) => `${name} is not a variable of Planner Admin${suggestionFor(name)}`);

/** Text of a file that names a secret, without the line end that editors add. */
const readSecret = (name: string, variables: Record<string, string | undefined>): string | undefined => {
  const file = variables[name + FILE];
  if (!file) return variables[name];
  if (variables[name]) throw new StartError(`${name} and ${name}${FILE} are both set.`);
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new StartError(`${name}${FILE}: the file ${file} cannot be read.`);
  }
};

/** One sentence per setting that is valid, but unsafe or incomplete on the internet. */
export const warningsOf = ({ host, publicUrl, trustedProxies, smtpUrl, ...env }: Env): string[] => {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const isPublic = !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
  return [
    ...(isHttps && trustedProxies === 0
      ? ['TRUST_PROXY is 0 although PUBLIC_URL is https: all clients share the rate limits of the proxy.']
      : []),
    ...(isPublic && !isHttps
      ? ['PUBLIC_URL is not https: passwords and cookies cross the network unencrypted.']
      : []),
    ...Object.entries({ DATABASE_URL: env.databaseUrl, DATABASE_READ_URL: env.databaseReadUrl }).flatMap(
      ([name, url]) =>
        url !== undefined && connectionOptions(url).privacy === 'encrypted'
          ? [
              `${name} checks no certificate, so another server can pose as the database: use sslmode=verify-full.`,
            ]
          : [],
    ),
    ...(smtpUrl === undefined
      ? [`SMTP_URL is not set: mails are not sent, but written to ${path.join(env.dataDir, 'outbox')}.`]
      : []),
    ...(env.secretKeys === undefined
      ? [
          `PLANNER_SECRET_KEY is not set: the key of second factors is in ${env.databaseUrl ? 'the database, next to what it encrypts' : path.join(env.dataDir, SECRET_KEY_FILE)}.`,
        ]
      : []),
  ];
};

type Declared = typeof VARIABLES;

type ValueOf<V> = V extends { parse: (text: string) => infer T }
  ? V extends { default: string }
    ? T
    : T | undefined
  : never;

/** The server's settings; `VARIABLES` describes each field. */
export type Env = { [Field in keyof Declared]: ValueOf<Declared[Field]> };

/** What differs from the defaults, for the log: secrets only say that they are set. */
export const settingsOf = (env: Env): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Variable<unknown>>(VARIABLES).flatMap(
      ([field, { name, isSecret, parse, default: fallback }]) => {
        const value = env[field as keyof Env];
        const isDefault = isDeepStrictEqual(value, fallback === undefined ? undefined : parse(fallback));
        return isDefault ? [] : [[name, isSecret ? 'set' : value]];
      },
    ),
  );

const backupProblem = ({ backupSchedule, backupFolder }: Env): string | undefined =>
  backupSchedule.length > 0 && backupFolder === undefined
    ? 'BACKUP_SCHEDULE needs BACKUP_FOLDER, a folder for the backups.'
    : undefined;

const readUrlProblem = ({ databaseUrl, databaseReadUrl }: Env): string | undefined =>
  databaseReadUrl !== undefined && databaseUrl === undefined
    ? 'DATABASE_READ_URL needs DATABASE_URL, the primary of the standby.'
    : undefined;

const crossSiteProblem = ({ corsOrigins, publicUrl, port }: Env): string | undefined => {
  const url = publicUrl ?? `http://localhost:${port}`;
  const { hostname, protocol } = new URL(url);
  const otherSite = corsOrigins.find((origin) => !isSameSite(origin, url));
  return otherSite === undefined || protocol === 'https:' || isLoopback(hostname)
    ? undefined
    : `CORS_ORIGINS names another site, ${otherSite}, so PUBLIC_URL must start with https://, else browsers refuse the cookie.`;
};

/** Empty variables count as unset. @throws StartError with a line per problem */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const problems = unknownVariables(variables);
  const read = ({ name, parse, isSecret, default: fallback }: Variable<unknown>): unknown => {
    try {
      const text = (isSecret ? readSecret(name, variables) : variables[name]) || fallback;
      if (text === undefined) return undefined;
      return parse(text);
    } catch (error) {
      // About an option of the URL, for which all databases have one name.
      if (error instanceof StartError) problems.push(error.message.replace(/^DATABASE_URL:/, `${name}:`));
      else if (error instanceof InvalidValue) problems.push(`${name} ${error.message}.`);
      else throw error;
      return undefined;
    }
  };
  const env = Object.fromEntries(
    Object.entries<Variable<unknown>>(VARIABLES).map(([field, variable]) => [field, read(variable)]),
  ) as Env;
  // Compare values, so all must be valid.
  if (problems.length === 0)
    problems.push(
      ...[crossSiteProblem, backupProblem, readUrlProblem]
        .map((find) => find(env))
        .filter((problem) => problem !== undefined),
    );
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return env;
};
