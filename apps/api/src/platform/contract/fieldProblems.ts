import type { ErrorObject } from 'ajv/dist/2020.js';

/** Labels that differ from the words of the key. */
const LABELS: Record<string, string> = {
  email: 'E-mail',
  dob: 'Date of birth',
  user_id: 'User',
  query: 'Search text',
  type: 'Policy type',
  iconLight: 'Light icon',
  iconDark: 'Dark icon',
};

/** Messages for schemas of openapi.yaml that need more than a general one. */
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
  MultiLineText: 'must not contain control characters',
  PolicyHtml: 'must not contain control characters',
  Password: 'contains an invalid character',
};

const TYPES: Record<string, string> = {
  string: 'must be text',
  integer: 'must be a whole number',
  boolean: 'must be true or false',
};

/** Schemas that reject encoded words. */
const LINES = new Set(['OneLineText', 'OptionalOneLineText', 'Phone', 'Email']);

/** Fields per response, since a body can have thousands of unknown keys. */
export const MAX_FIELDS = 10;

/** The label of a field: `firstName` becomes "First name". */
export const labelOf = (field: string): string => {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

// Mail programs decode such words in headers (RFC 2047): `=?utf-8?q?x=0d=0aBcc?=` could disguise a name or inject
// line breaks. Rejected in all one-line fields, since any of them may end up in a mail.
const holdsEncodedWord = (text: string): boolean => /=\?[^?\s]+\?[bq]\?/i.test(text);

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

const isUnknown = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'additionalProperties' && instancePath === '';

/** A missing or unknown key of an object in a field. */
const isInField = ({ keyword, instancePath }: ErrorObject): boolean =>
  instancePath !== '' && (keyword === 'required' || keyword === 'additionalProperties');

/** The field of an error: the first segment of its path, or the missing or unknown key. */
const fieldOf = ({ keyword, instancePath, params }: ErrorObject): string => {
  if (instancePath === '' && keyword === 'required') return String(params['missingProperty']);
  if (instancePath === '' && keyword === 'additionalProperties') return String(params['additionalProperty']);
  return (instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
};

/** One sentence per field, known fields first; undefined if the value is not an object. */
export const fieldProblems = (
  errors: readonly ErrorObject[],
  value: unknown,
): Record<string, string> | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const problems = new Map<string, string>();
  for (const error of errors.toSorted((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)))) {
    const field = fieldOf(error);
    if (field === '' || problems.has(field) || problems.size === MAX_FIELDS) continue;
    problems.set(
      field,
      isUnknown(error)
        ? 'This field is not known'
        : isInField(error)
          ? `${labelOf(field)} is not valid`
          : describe(labelOf(field), error, Reflect.get(value, field)),
    );
  }
  // Not by assignment: a client can send a field named __proto__.
  return Object.fromEntries(problems);
};

export const valueProblem = (name: string, errors: readonly ErrorObject[], value: unknown): string => {
  const [first] = errors;
  return first ? describe(labelOf(name), first, value) : `${labelOf(name)} is not valid`;
};
