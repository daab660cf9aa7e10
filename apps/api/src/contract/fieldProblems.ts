import type { ErrorObject } from 'ajv/dist/2020.js';
import { holdsEncodedWord } from '../text/holdsEncodedWord.ts';

/** Names of fields where the key, taken apart, is not what people call it. */
const LABELS: Record<string, string> = {
  email: 'E-mail',
  dob: 'Date of birth',
  user_id: 'User',
  query: 'Search text',
  type: 'Policy type',
  iconLight: 'Light icon',
  iconDark: 'Dark icon',
};

/** What a value of a schema of openapi.yaml must be, where a general sentence would say too little. */
const PROBLEMS: Record<string, string> = {
  Email: 'must be a valid e-mail address',
  HexColor: 'must be a color such as #3b82f6',
  DateOnly: 'must be a date such as 1994-03-18',
  Measure: 'must be a positive number such as 54.5',
  Id: 'is not known',
  OneLineText: 'must be one line without control characters',
  OptionalOneLineText: 'must be one line without control characters',
  SearchText: 'must be one line without control characters',
  Phone: 'must be one line without control characters',
  MultiLineText: 'may not hold control characters',
  PolicyHtml: 'may not hold control characters',
  Password: 'holds a broken character',
};

/** What a value must be, by its type. */
const TYPES: Record<string, string> = {
  string: 'must be text',
  integer: 'must be a whole number',
  boolean: 'must be true or false',
};

/** Schemas that take no encoded words. */
const LINES = new Set(['OneLineText', 'OptionalOneLineText', 'Phone', 'Email']);

/** More fields than this are not named; a body with thousands of unknown keys gets a short answer. */
const MAX_FIELDS = 20;

/** What people call a field: `firstName` is "First name". */
export const labelOf = (field: string): string => {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const isBlank = (value: unknown): boolean =>
  typeof value === 'string' && !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);

const describe = (label: string, { keyword, params, schemaPath }: ErrorObject, value: unknown): string => {
  const schemaName = /schemas\/(\w+)/.exec(schemaPath)?.[1] ?? '';
  switch (keyword) {
    case 'required':
      return `${label} is required`;
    case 'maxLength':
      return `${label} may have at most ${params['limit']} characters`;
    case 'minLength':
      return params['limit'] === 1
        ? `${label} is required`
        : `${label} needs at least ${params['limit']} characters`;
    case 'type':
      return `${label} ${TYPES[String(params['type'])] ?? 'is not valid'}`;
    case 'enum':
      return `${label} must be one of: ${(params['allowedValues'] as string[]).join(', ')}`;
    case 'minimum':
      return `${label} must be at least ${params['limit']}`;
    case 'maximum':
      return `${label} may be at most ${params['limit']}`;
    default:
      if (isBlank(value) && schemaName !== 'Password') return `${label} is required`;
      if (LINES.has(schemaName) && typeof value === 'string' && holdsEncodedWord(value))
        return `${label} must be plain text`;
      return `${label} ${PROBLEMS[schemaName] ?? 'is not valid'}`;
  }
};

/** An error's field: the first step of its path, or the key that is missing or unknown. */
const fieldOf = ({ keyword, instancePath, params }: ErrorObject): string => {
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return (instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
};

/**
 * Puts what ajv found wrong with an object into one sentence a field.
 * @returns nothing when the value is no object at all
 */
export const fieldProblems = (
  errors: readonly ErrorObject[],
  value: unknown,
): Record<string, string> | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const problems = new Map<string, string>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field === '' || problems.has(field) || problems.size === MAX_FIELDS) continue;
    problems.set(
      field,
      error.keyword === 'additionalProperties'
        ? 'This field is not known'
        : describe(labelOf(field), error, Reflect.get(value, field)),
    );
  }
  // Not by assignment: a client may send a field named __proto__.
  return Object.fromEntries(problems);
};

/** The sentence for one value that stands alone, such as a query parameter. */
export const valueProblem = (name: string, errors: readonly ErrorObject[], value: unknown): string => {
  const [first] = errors;
  return first ? describe(labelOf(name), first, value) : `${labelOf(name)} is not valid`;
};
