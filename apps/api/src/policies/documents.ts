import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '@planner/api-client/schema';
import { brand } from '@planner/brand';
import { stackOf } from '../platform/createLog.ts';
import { compressText, sendFile, type StoredFile } from '../platform/http/responseBodies.ts';
import type { ConsolePage } from '../platform/http/staticFiles.ts';
import type { Services } from '../Services.ts';
import { announcementOf, parseAddresses, publishedStateOf, sha256, toPolicy } from './formats.ts';
import {
  findPeriods,
  findPolicyVersion,
  findPublications,
  keepInForce,
  listPolicyVersions,
  type Period,
  readPolicy,
} from './rows.ts';

/** As the console has them. */
const TEXTS = {
  '/privacy-policy': { type: 'privacy', title: 'Privacy Policy' },
  '/terms-and-conditions': { type: 'terms', title: 'Terms and Conditions' },
} as const;

const ADDRESS = /^(\/privacy-policy|\/terms-and-conditions)(\/versions)?(?:\/([1-9]\d{0,8}))?(\/download)?$/;

/** Pages that are kept with their compressed forms. Texts take seconds to check. */
const MAX_KEPT = 32;
const MAX_LISTED = 200;

/** Time for a read. A page without the text is better than none. */
const READ_MS = 500;

/** @throws when the database takes too long */
const inTime = <T>(read: Promise<T>): Promise<T> => {
  const late = new Error(`The database has not answered within ${READ_MS} ms`);
  return Promise.race([read, pause(READ_MS, undefined, { ref: false }).then(() => Promise.reject(late))]);
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
const timeOf = (iso: string): string => `<time datetime="${iso}">${TIME.format(new Date(iso))}</time>`;

const periodsText = (periods: readonly Period[]): string => {
  const each = periods.map(({ from, until }) =>
    until === null ? `since ${timeOf(from)}` : `from ${timeOf(from)} to ${timeOf(until)}`,
  );
  return each.length > 0 ? `In force ${each.join(', and ')}` : 'Was not in force';
};

const paragraph = (text: string | null): string => (text ? `<p>${escapeHtml(text)}</p>` : '');

type Schemas = components['schemas'];

interface Document {
  title: string;
  /** HTML below the title. */
  content: string;
  /** Whether the console has such a screen. Default: true. */
  isScreen?: boolean;
  /** What that would request first. */
  response?: Schemas['Policy'];
}

/** For browsers without scripts. */
const STYLES = `.document {
  max-inline-size: 45rem;
  margin: 2rem auto;
  padding: 1rem;
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.document :is(h1, h2, h3, h4, p, ul, ol, table, hr) {
  margin-block: 1rem;
}
.document :is(h1, h2, h3, h4) {
  font-size: 1.25rem;
  line-height: 1.3;
}
.document :is(ul, ol) {
  padding-inline-start: 2rem;
}
.document img {
  max-inline-size: 100%;
}
.document [data-table] {
  overflow-x: auto;
}
.document [data-address] {
  float: inline-end;
  padding-inline: 0.5rem;
  text-decoration: none;
}
.document [data-address]::before {
  content: '#';
}
`;
const STYLES_ADDRESS = '/document.css';

const ROOT = /<div id="root">.*?<\/div><\/div>/;
const NOTICE = /<div id="unsupported"[^]*?<\/div>/;
const CODE = /\s*<link\b[^>]*data-opens[^>]*>|\s*<script\b[^]*?<\/script>|\s*<template\b[^]*?<\/template>/g;

/** Puts a document into the console's page, where it stays until the console's code shows the same. */
const insert = (
  page: string,
  basePath: string,
  { title, content, isScreen = true, response }: Document,
): string => {
  const article = `<main class="document"><h1>${title}</h1>${content}</main>`;
  const named = page
    .replace(/<title>[^<]*/, () => `<title>${title} · ${escapeHtml(brand.service)}`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start) => `${start}${title} of ${escapeHtml(brand.service)}`,
    )
    .replace(
      '</head>',
      `<noscript><link rel="stylesheet" href="${basePath}${STYLES_ADDRESS}"></noscript></head>`,
    )
    .replace(NOTICE, () => `<div id="unsupported">${article}</div>`);
  if (!isScreen) return named.replaceAll(CODE, '').replace(ROOT, '');
  if (response === undefined) return named;
  const json = JSON.stringify(response).replaceAll('<', String.raw`\u003c`);
  return named.replace(
    '</body>',
    () => `<script type="application/json" data-address="/policies/${response.type}">${json}</script></body>`,
  );
};

/**
 * Serves legal texts, their versions and what was in force at a time as HTML that needs no script. Undefined for other addresses,
 * and when a text can't be read in time or shown: the console then says why.
 */
export const createDocuments = (
  { engine, policyCleaner, clock, basePath, log }: Services,
  page: ConsolePage | undefined,
) => {
  const files = new Map<string, Promise<StoredFile>>();
  const hashes = new Map<string, string>();

  const keep = (key: string, create: () => Promise<Document>): Promise<StoredFile> => {
    const load = async () =>
      compressText('text/html; charset=utf-8', insert(page?.html ?? '', basePath, await create()));
    const file = files.get(key) ?? load();
    files.delete(key);
    files.set(key, file);
    const [oldest = ''] = files.keys();
    if (files.size > MAX_KEPT) files.delete(oldest);
    // The next request tries again.
    file.catch(() => files.delete(key));
    return file;
  };

  const read = async (address: keyof typeof TEXTS, now: Date) => {
    const { type, title } = TEXTS[address];
    const href = basePath + address;
    const found = await inTime(findPublications(engine.db, engine, type, now));
    const versionLink = (version: number, words: string) =>
      `<a href="${href}/versions/${version}">${words}</a>`;
    const allVersions = `<p><a href="${href}/versions">All versions</a></p>`;
    /** @param content as stored */
    const textOf = async (content: string, version: number, addresses: string | null) =>
      `<article dir="auto">${await policyCleaner.show(content, parseAddresses(addresses))}</article>
      <hr><p>Version ${version}, SHA-256: <code>${sha256(content)}</code></p>
      <p><a href="${href}/versions/${version}/download">Download the text</a></p>${allVersions}`;

    return {
      inForce: async () => {
        const { inForce } = found;
        const next = announcementOf(found);
        // A database that can't be written serves it as well.
        if (inForce) await inTime(keepInForce(engine.db, type, inForce)).catch(() => {});
        return keep(JSON.stringify([type, inForce, next]), async () => {
          const policy = await inTime(readPolicy(engine.db, type, inForce));
          const response = toPolicy(found)(policy);
          if (!inForce) return { title, content: '<p>Nothing has been published yet.</p>', response };
          const soon =
            next && `<p>A new version comes into force ${timeOf(next.inForceAt)}.</p>${paragraph(next.note)}`;
          const since = `<p>In force since ${timeOf(inForce.in_force_at)}</p>`;
          return {
            title,
            content: since + (soon ?? '') + (await textOf(policy.content, inForce.version, policy.addresses)),
            response,
          };
        });
      },
      version: async (version: number) => {
        const row = await inTime(findPolicyVersion(engine.db, type, version));
        const state = row && publishedStateOf(row, found);
        if (!row || !state) return undefined;
        const periods = (await inTime(findPeriods(engine.db, type, found.now)))(version);
        const facts = `<p>${periodsText(periods)}</p>`;
        const withdrawn =
          state === 'withdrawn' &&
          `<p><strong>This version was withdrawn.</strong></p>${paragraph(row.withdrawn_reason)}`;
        const former = state === 'past' && `<p><strong>This version is no longer in force.</strong></p>`;
        return {
          row,
          file: () =>
            keep(JSON.stringify([type, version, state, periods]), async () => ({
              title: `${title}, version ${version}`,
              content: `${facts}${withdrawn || former || ''}${paragraph(row.note)}<p><a href="${href}">Read the version in force</a></p>${
                state === 'withdrawn' ? allVersions : await textOf(row.content, version, row.addresses)
              }`,
            })),
        };
      },
      versions: async () => {
        const rows = await inTime(listPolicyVersions(engine.db, type, undefined, MAX_LISTED));
        const periodsOf = await inTime(findPeriods(engine.db, type, found.now));
        const published = rows.filter((row) => publishedStateOf(row, found));
        return keep(
          JSON.stringify([type, published.map((row) => [row, periodsOf(row.version)])]),
          async () => {
            const items: string[] = [];
            for (const { version, note, withdrawn_at, withdrawn_reason } of published) {
              const key = `${type} ${version}`;
              if (!hashes.has(key))
                hashes.set(
                  key,
                  sha256((await inTime(findPolicyVersion(engine.db, type, version)))?.content ?? ''),
                );
              items.push(
                `<li value="${version}"><p>${versionLink(version, `Version ${version}`)}: ${periodsText(periodsOf(version))}</p>${
                  withdrawn_at === null
                    ? ''
                    : `<p>Withdrawn ${timeOf(withdrawn_at)}</p>${paragraph(withdrawn_reason)}`
                }${paragraph(note)}<p>SHA-256: <code>${hashes.get(key)}</code></p></li>`,
              );
            }
            return {
              title: `${title}: versions`,
              isScreen: false,
              content: `<p><a href="${href}">Read the version in force</a></p><ol reversed>${items.join('')}</ol>`,
            };
          },
        );
      },
      /** The version that was in force at a time. */
      versionAt: async (time: string) => {
        const rows = await inTime(listPolicyVersions(engine.db, type, undefined, MAX_LISTED));
        const periodsOf = await inTime(findPeriods(engine.db, type, found.now));
        return rows.find(({ version }) =>
          periodsOf(version).some(({ from, until }) => from <= time && (until === null || time < until)),
        )?.version;
      },
    };
  };

  const styles = compressText('text/css; charset=utf-8', STYLES);

  const respond = async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === STYLES_ADDRESS) return sendFile(request, await styles, 'no-cache');
    const [, address, versions, number, download] = ADDRESS.exec(pathname) ?? [];
    if (!address) return undefined;
    const text = await read(address as keyof typeof TEXTS, clock());
    const at = searchParams.get('at');
    if (!versions && at !== null) {
      const time = Date.parse(at);
      const version = Number.isNaN(time) ? undefined : await text.versionAt(new Date(time).toISOString());
      const target = version === undefined ? '' : `/${version}`;
      return new Response(null, {
        status: 302,
        headers: { Location: `${basePath}${address}/versions${target}` },
      });
    }
    if (!versions) return sendFile(request, await text.inForce(), 'no-cache');
    if (!number) return download ? undefined : sendFile(request, await text.versions(), 'no-cache');
    const found = await text.version(Number(number));
    if (!download) return found && sendFile(request, await found.file(), 'no-cache');
    if (!found || found.row.withdrawn_at !== null)
      return new Response('There is no such text.', { status: 404 });
    return new Response(found.row.content, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${address.slice(1)}-${number}.html"`,
      },
    });
  };

  return async (request: Request): Promise<Response | undefined> => {
    if (!page || page.html === '' || page.apiOrigin !== undefined) return undefined;
    try {
      return await respond(request);
    } catch (error) {
      log({ level: 'warn', message: 'A legal text is shown by scripts only', stack: stackOf(error) });
      return undefined;
    }
  };
};
