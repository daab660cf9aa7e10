import { html } from 'hono/html';
import type { Contract, Media, Operation, ResponseObject } from '../platform/contract/loadContract.ts';
import { formatText, formatType, renderTable } from './renderSchema.ts';

/** The example of a body, or of its schema; undefined without one. */
export const exampleOf = (contract: Contract, { example, schema }: Media): unknown => {
  if (example !== undefined) return example;
  if (schema['type'] === 'array') return [exampleOf(contract, { schema: schema['items'] })];
  return contract.resolve(schema)['examples']?.[0];
};

const renderExample = (contract: Contract, title: string, media: Media) => {
  const example = exampleOf(contract, media);
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return html`
    <details>
      <summary>${title}</summary>
      <pre tabindex="0">${text}</pre>
    </details>
  `;
};

/** Every operation has them; the rules describe them. */
const COMMON = 'X-Request-Id';

const renderParameters = ({ id, parameters }: Operation) => {
  const own = parameters.filter(({ name }) => name !== COMMON);
  if (own.length === 0) return '';
  return html`
    <h4>Parameters</h4>
    ${renderTable(
      `Parameters of ${id}`,
      ['Parameter', 'In', 'Type', 'Description'],
      own.map((parameter) => [
        html`<code>${parameter.name}</code>`,
        parameter['x-extra'] ? html`${parameter.in} <span class="badge">extra</span>` : parameter.in,
        formatType(parameter.schema),
        formatText(parameter.description),
      ]),
    )}
  `;
};

const renderBody = (contract: Contract, { body }: Operation) =>
  body &&
  html`
    <h4>Body</h4>
    <p>
      <code>${body.contentType}</code> ${formatType(body.schema)}, at most
      ${body.maxBytes.toLocaleString('en')} bytes
    </p>
    ${renderExample(contract, 'Example of a request', body)}
  `;

const isSuccess = (status: string): boolean => status < '400';

const renderResponses = (label: string, responses: [string, ResponseObject][]) =>
  renderTable(
    label,
    ['Status', 'Description', 'Body', 'Headers'],
    responses.map(([status, { description, content = {}, headers = {} }]) => [
      html`<span class="badge ${isSuccess(status) ? 'success' : ''}">${status}</span>`,
      formatText(description),
      Object.entries(content).map(
        ([type, { schema }]) => html`<div><code>${type}</code> ${formatType(schema)}</div>`,
      ),
      Object.keys(headers)
        .filter((name) => name !== COMMON)
        .map((name) => html`<div><code>${name}</code></div>`),
    ]),
  );

/** An operation with its parameters, bodies and examples. */
export const renderOperation = (contract: Contract, operation: Operation) => {
  const { id, method, path, summary, description, isOpen, isExtra, responses } = operation;
  const all = Object.entries(responses);
  const errors = all.filter(([status]) => !isSuccess(status));
  const success = all.find(([status]) => status.startsWith('2'));
  const media = Object.values(success?.[1].content ?? {})[0];
  return html`
    <article id="${id}">
      <h3>${summary}</h3>
      <p class="path">
        <span class="badge ${method}">${method}</span>
        <code>${path}</code>
        <span class="muted">${id}</span>
        ${isExtra && html`<span class="badge">extra</span>`}
        ${isOpen && html`<span class="badge">no session</span>`}
      </p>
      ${formatText(description)} ${renderParameters(operation)} ${renderBody(contract, operation)}
      <h4>Responses</h4>
      ${renderResponses(
        `Responses of ${id}`,
        all.filter(([status]) => isSuccess(status)),
      )}
      ${media && renderExample(contract, `Example of a response (${success?.[0]})`, media)}
      <details>
        <summary>Errors ${errors.map(([status]) => status).join(', ')}</summary>
        ${renderResponses(`Errors of ${id}`, errors)}
      </details>
    </article>
  `;
};
