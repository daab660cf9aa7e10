import { closest, distance } from 'fastest-levenshtein';
import { VARIABLES } from './variables.ts';

const PREFIX = 'PLANNER_';
const NAMES = Object.values(VARIABLES).map(({ name }) => name);
/** A name that differs in more letters is not suggested. */
const MAX_DISTANCE = 4;

/** Kubernetes describes services named `planner…` to all containers: `PLANNER_ADMIN_SERVICE_HOST`, `PLANNER_PORT_80_TCP`. */
const INJECTED =
  /^PLANNER_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?)?)$/;

const suggestionFor = (name: string): string => {
  const candidates = [name, name.slice(PREFIX.length)].map((text) => [text, closest(text, NAMES)] as const);
  const best = candidates.find(([text, known]) => distance(text, known) <= MAX_DISTANCE);
  return best ? `; did you mean ${best[1]}?` : '.';
};

/** One sentence per variable that starts with `PLANNER_`, is set and doesn't exist. */
export const unknownVariables = (variables: Record<string, string | undefined>): string[] =>
  Object.keys(variables)
    .filter((name) => name.startsWith(PREFIX) && variables[name] && !INJECTED.test(name))
    .filter((name) => !NAMES.some((known) => known === name))
    .map((name) => `${name} is not a variable of Planner Admin${suggestionFor(name)}`);
