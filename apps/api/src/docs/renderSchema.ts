import { html } from 'hono/html';
import type { Schema } from '../platform/contract/loadContract.ts';
import { formatText } from './formatText.ts';
import { formatType } from './formatType.ts';
import { renderTable } from './renderTable.ts';

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
