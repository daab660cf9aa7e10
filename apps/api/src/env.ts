import { InvalidValue } from './env/parsers.ts';
import { unknownVariables } from './env/unknownVariables.ts';
import type { Variable } from './env/Variable.ts';
import { VARIABLES } from './env/variables.ts';
import { isLoopback } from './platform/http/isLoopback.ts';
import { isSameSite } from './platform/http/isSameSite.ts';
import { passwordProblem } from './platform/security/checkPassword.ts';
import { StartError } from './platform/StartError.ts';

type Declared = typeof VARIABLES;

type ValueOf<V> = V extends { parse: (text: string) => infer T }
  ? V extends { default: string }
    ? T
    : T | undefined
  : never;

/** The server's settings; `VARIABLES` describes each field. */
export type Env = { [Field in keyof Declared]: ValueOf<Declared[Field]> };

const crossSiteProblem = ({ corsOrigins, publicUrl, port }: Env): string | undefined => {
  const url = publicUrl ?? `http://localhost:${port}`;
  const { hostname, protocol } = new URL(url);
  const otherSite = corsOrigins.find((origin) => !isSameSite(origin, url));
  return otherSite === undefined || protocol === 'https:' || isLoopback(hostname)
    ? undefined
    : `CORS_ORIGINS names another site, ${otherSite}, so PUBLIC_URL must start with https://, else browsers refuse the cookie.`;
};

const adminPasswordProblem = ({ adminPassword, adminEmail }: Env): string | undefined => {
  const problem =
    adminPassword === undefined
      ? undefined
      : passwordProblem(adminPassword, { name: 'Admin', email: adminEmail });
  return problem && `PLANNER_ADMIN_PASSWORD cannot be used: ${problem}.`;
};

/** Empty variables count as unset. @throws StartError with a line per problem */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const problems = unknownVariables(variables);
  const read = ({ name, parse, default: fallback }: Variable<unknown>): unknown => {
    const text = variables[name] || fallback;
    if (text === undefined) return undefined;
    try {
      return parse(text);
    } catch (error) {
      if (error instanceof StartError) problems.push(error.message);
      else if (error instanceof InvalidValue) problems.push(`${name} ${error.message}.`);
      else throw error;
      return undefined;
    }
  };
  const env = Object.fromEntries(
    Object.entries<Variable<unknown>>(VARIABLES).map(([field, variable]) => [field, read(variable)]),
  ) as Env;
  // They compare values, so all must be valid.
  if (problems.length === 0)
    problems.push(
      ...[crossSiteProblem(env), adminPasswordProblem(env)].filter((problem) => problem !== undefined),
    );
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return env;
};
