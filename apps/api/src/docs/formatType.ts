import { html } from 'hono/html';
import type { Schema } from '../platform/contract/loadContract.ts';

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

const limitsOf = (schema: Schema): string[] =>
  Object.entries({
    format: schema['format'],
    'at least': schema['minimum'],
    'at most': schema['maximum'],
    'min. length': schema['minLength'],
    'max. length': schema['maxLength'],
    default: schema['default'],
  }).flatMap(([label, value]) => (value === undefined ? [] : [`${label} ${value}`]));

/** A schema's type in one line. Named schemas are links. */
export const formatType = (schema: Schema): ReturnType<typeof html> => {
  if (schema['$ref']) {
    const name = nameOf(schema['$ref']);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const options = (schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (options)
    return html`${options.map((option, index) => html`${index > 0 ? ' or ' : ''}${formatType(option)}`)}`;
  if (schema['type'] === 'array') return html`list of ${formatType(schema['items'])}`;
  if (schema['enum']) return html`${(schema['enum'] as string[]).join(', ')}`;
  const type = [schema['type']].flat().join(' or ');
  const limits = limitsOf(schema);
  return html`${limits.length > 0 ? `${type} (${limits.join(', ')})` : type}`;
};
