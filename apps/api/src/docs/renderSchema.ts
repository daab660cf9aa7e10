import { html } from 'hono/html';
import type { Schema } from '../platform/contract/loadContract.ts';

const TOKENS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/;

const formatPart = (part: string) => {
  if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
  if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
  if (part.startsWith('*')) return html`<em>${part.slice(1, -1)}</em>`;
  return part;
};

/** The Markdown of descriptions: paragraphs, `code`, **strong** and *emphasis*. */
export const formatText = (text: string) =>
  text
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => html`<p>${paragraph.split(TOKENS).map(formatPart)}</p>`);

/** A table in a region that scrolls on narrow screens. */
export const renderTable = (
  label: string,
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
) => html`
  <div class="table" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;

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
  const known = schema['x-extensible-enum'] as string[] | undefined;
  if (known) return html`${[...known, '…'].join(', ')}`;
  const type = [schema['type']].flat().join(' or ');
  const limits = limitsOf(schema);
  return html`${limits.length > 0 ? `${type} (${limits.join(', ')})` : type}`;
};

/** When a server sends a field, or accepts a body without it. */
const presenceOf = (schema: Schema, name: string): string => {
  if ((schema['required'] as string[] | undefined)?.includes(name)) return 'required';
  return (schema['x-always-sent'] as string[] | undefined)?.includes(name)
    ? 'this server sends it'
    : 'optional';
};

/** A named schema: its fields, or its type. */
export const renderSchema = (name: string, schema: Schema) => {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return html`
    <article id="schema-${name}">
      <h3>${name}</h3>
      ${formatText(schema['description'] ?? '')}
      ${
        fields.length === 0
          ? html`<p>${formatType(schema)}</p>`
          : renderTable(
              `Fields of ${name}`,
              ['Field', 'Type', 'Presence', 'Description'],
              fields.map(([field, type]) => [
                html`<code>${field}</code>`,
                formatType(type),
                presenceOf(schema, field),
                formatText(type['description'] ?? ''),
              ]),
            )
      }
    </article>
  `;
};
