import { html, raw } from 'hono/html';
import type { Contract, Operation } from './platform/contract/loadContract.ts';
import { type ErrorCode, STATUS_OF } from './platform/http/HttpError.ts';
import { compressText, sendFile } from './platform/http/responseBodies.ts';
import { hashesOf } from './platform/http/staticFiles.ts';

const STYLE = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
h2 { text-transform: capitalize; }
table { border-collapse: collapse; width: 100%; }
th, td { border-block-end: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding-block: 0.5rem; padding-inline-end: 1rem; text-align: start; vertical-align: top; }
a { color: light-dark(#1d4ed8, #93c5fd); }
td p { margin: 0; }
:target { outline: 2px solid; outline-offset: 2px; }
`;

const TOKENS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/;

const formatPart = (part: string) => {
  if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
  if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
  if (part.startsWith('*')) return html`<em>${part.slice(1, -1)}</em>`;
  return part;
};

/** The Markdown of descriptions: paragraphs, `code`, **strong** and *emphasis*. */
const formatText = (text: string) =>
  text
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => html`<p>${paragraph.split(TOKENS).map(formatPart)}</p>`);

const renderErrorCodes = ({ errorTitles }: Contract) => html`
  <table>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Status</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${(Object.keys(errorTitles) as ErrorCode[]).map(
        (code) =>
          html`<tr>
            <td><code id="${code}">${code}</code></td>
            <td>${STATUS_OF[code]}</td>
            <td>${formatText(errorTitles[code])}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;

const renderOperation = ({ id, method, path, summary, description, isOpen, isExtra }: Operation) => {
  const facts = [id, isOpen && 'no session', isExtra && 'extra'].filter(Boolean).join(', ');
  return html`
    <article id="${id}">
      <h3>${summary}</h3>
      <p><code>${method} ${path}</code> (${facts})</p>
      ${formatText(description)}
    </article>
  `;
};

/**
 * The rules of the contract, its error codes, and its operations as a page without scripts. Bodies, parameters and responses are in
 * openapi.json, for which integrators have viewers and generators of their own.
 */
const renderDocs = async (contract: Contract, basePath: string): Promise<string> => {
  const { info, tags } = contract.document;
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
          <p>
            Version ${info.version}, described in full by
            <a href="${basePath}/api/v1/openapi.json">openapi.json</a>
          </p>
        </header>
        <nav aria-label="Contents">
          <ul>
            <li><a href="#error-codes">Error codes</a></li>
            ${tags.map(({ name }) => html`<li><a href="#tag-${name}">${name.replaceAll('-', ' ')}</a></li>`)}
          </ul>
        </nav>
        <main>
          <p>${info.summary}</p>
          ${formatText(info.description)}
          <section id="error-codes">
            <h2>Error codes</h2>
            ${renderErrorCodes(contract)}
          </section>
          ${tags.map(
            ({ name, description }) => html`
              <section id="tag-${name}">
                <h2>${name.replaceAll('-', ' ')}</h2>
                ${formatText(description)}
                ${contract.operations.filter(({ tag }) => tag === name).map(renderOperation)}
              </section>
            `,
          )}
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
      const servers = [{ url: `${basePath}/api/v1`, description: 'This server' }];
      document ??= compressText('application/json', JSON.stringify({ ...contract.document, servers }));
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
