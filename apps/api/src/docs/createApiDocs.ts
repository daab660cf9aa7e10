import { html, raw } from 'hono/html';
import type { Contract } from '../platform/contract/loadContract.ts';
import { type ErrorCode, STATUS_OF } from '../platform/http/HttpError.ts';
import { hashesOf } from '../platform/http/staticFiles.ts';
import { compressText, sendFile } from '../platform/http/responseBodies.ts';
import { renderOperation } from './renderOperation.ts';
import { formatText, renderSchema, renderTable } from './renderSchema.ts';
import { STYLE } from './style.ts';

const renderErrorCodes = ({ errorTitles }: Contract) =>
  renderTable(
    'Error codes',
    ['Code', 'Status', 'Meaning'],
    (Object.keys(errorTitles) as ErrorCode[]).map((code) => [
      html`<code id="${code}">${code}</code>`,
      html`<span class="badge">${STATUS_OF[code]}</span>`,
      formatText(errorTitles[code]),
    ]),
  );

/** The contract as a page without scripts. The policy of the page allows only its style, by hash. */
const renderDocs = async (contract: Contract, basePath: string): Promise<string> => {
  const { info, tags, components } = contract.document;
  const groups = tags.map((tag) => ({
    ...tag,
    title: tag.name.replaceAll('-', ' '),
    operations: contract.operations.filter((operation) => operation.tag === tag.name),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title}</h1>
          <span class="badge">${info.version}</span>
          <a href="${basePath}/api/v1/openapi.json">OpenAPI</a>
        </header>
        <nav aria-label="Contents">
          <details>
            <summary>Contents</summary>
            <ul>
              <li><a href="#rules">Rules</a></li>
              <li><a href="#error-codes">Error codes</a></li>
              <li><a href="#schemas">Schemas</a></li>
              ${groups.map(
                ({ name, title, operations }) => html`
                  <li>
                    <a href="#tag-${name}">${title}</a>
                    <ul>
                      ${operations.map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}
                    </ul>
                  </li>
                `,
              )}
            </ul>
          </details>
        </nav>
        <main>
          <section id="rules">
            <h2>Rules</h2>
            <p>${info.summary}</p>
            ${formatText(info.description)}
          </section>
          <section id="error-codes">
            <h2>Error codes</h2>
            ${renderErrorCodes(contract)}
          </section>
          ${groups.map(
            ({ name, title, description, operations }) => html`
              <section id="tag-${name}">
                <h2>${title}</h2>
                ${formatText(description)}
                ${operations.map((operation) => renderOperation(contract, operation))}
              </section>
            `,
          )}
          <section id="schemas">
            <h2>Schemas</h2>
            ${Object.entries(components.schemas).map(([name, schema]) => renderSchema(name, schema))}
          </section>
        </main>
      </body>
    </html>`;
};

const storePage = async (contract: Contract, basePath: string) => {
  const markup = await renderDocs(contract, basePath);
  const style = hashesOf(markup, 'style').join(' ');
  return {
    file: await compressText('text/html; charset=utf-8', markup),
    policy: `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
};

/** Serves the contract, to programs and to people, by path. Both forms are made at the first request. */
export const createApiDocs = (
  contract: Contract,
  basePath: string,
): Record<string, (request: Request) => Promise<Response>> => {
  let document: ReturnType<typeof compressText> | undefined;
  let page: ReturnType<typeof storePage> | undefined;
  return {
    '/api/v1/openapi.json': async (request) => {
      document ??= compressText('application/json', JSON.stringify(contract.document));
      return sendFile(request, await document, 'no-cache');
    },
    '/api/docs': async (request) => {
      const { file, policy } = await (page ??= storePage(contract, basePath));
      const response = sendFile(request, file, 'no-cache');
      response.headers.set('Content-Security-Policy', policy);
      return response;
    },
  };
};
