import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '@planner/api-client/schema';
import { brand } from '@planner/brand';
import { type PolicyChanges, PolicyHtmlError } from '@planner/policy-html/server';
import { type LegalText, SPECIFIED_TEXTS } from '../env/legalTexts.ts';
import { stackOf } from '../platform/createLog.ts';
import { createWorkLimit } from '../platform/http/createWorkLimit.ts';
import { HttpError } from '../platform/http/HttpError.ts';
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

const ADDRESS =
  /^(\/privacy-policy|\/terms-and-conditions|\/texts\/[^/]+)(\/versions)?(?:\/([1-9]\d{0,8}))?(\/download|\/changes)?$/;

/** A screen whose footer links to the texts. */
const CONTACT_ADDRESS = '/contact';

/** Pages that are kept with their compressed forms. Texts take seconds to check. */
const MAX_KEPT = 32;
const MAX_LISTED = 200;

/** Comparisons that are kept. */
const MAX_COMPARED = 100;
/** Of each text that is compared, without the data of its pictures, and of what is shown. */
const MAX_COMPARED_BYTES = 300_000;
/** Comparing takes seconds of the thread that checks texts which administrators save. `account` is a network. */
const COMPARE_LIMITS = { perAccount: 1, total: 1, waitingPerAccount: 4, waiting: 16, waitMs: 15_000 };

/** Time for a read. A page without the text is better than none. */
const READ_MS = 500;

/** @throws when the database takes too long */
const inTime = <T>(read: Promise<T>): Promise<T> => {
  const late = new Error(`The database has not answered within ${READ_MS} ms`);
  return Promise.race([read, pause(READ_MS, undefined, { ref: false }).then(() => Promise.reject(late))]);
};

const isLong = (html: string): boolean =>
  Buffer.byteLength(html.replaceAll(/(?<= src=")data:[^"]*/g, '')) > MAX_COMPARED_BYTES;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Formats a time as HTML, with the name of its zone. */
const createTimeOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone });
  const name = timeZone === 'UTC' ? '' : ` (${timeZone})`;
  return (iso: string): string => `<time datetime="${iso}">${format.format(new Date(iso))}${name}</time>`;
};

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Reads `at` of an address: a day or a time of day in a time zone, unless it names another one. Returns it as a text, and how moments
 * are written as such texts, which can be compared.
 */
const readMoment = (at: string, timeZone: string) => {
  const [, day, minute = '00:00', second = ':00', zone] = MOMENT.exec(at) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(at))) return undefined;
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const write = (iso: string) => format.format(new Date(iso));
  return { moment: zone ? write(at) : `${day} ${minute}${second}`, write };
};

const paragraph = (text: string | null): string => (text ? `<p>${escapeHtml(text)}</p>` : '');

const countText = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

type Schemas = components['schemas'];

interface Document {
  /** Shown as text. */
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
.document a {
  text-decoration: underline;
}
.document img {
  max-inline-size: 100%;
}
.document [data-table] {
  overflow-x: auto;
}
.document [data-table] :is(td, th) {
  overflow-wrap: break-word;
}
.changes :is(p, tr) {
  break-inside: avoid;
}
.changes table {
  border-collapse: collapse;
}
.changes :is(td, th) {
  padding: 0.25rem 0.5rem;
  border: 1px solid;
  vertical-align: top;
}
.changes .change {
  border-inline-start: 3px solid;
  padding-inline-start: 0.7rem;
}
.changes del + ins {
  margin-inline-start: 0.25em;
}
.changes ins {
  text-decoration: underline double;
}
.changes :is(ins, del)::before,
.changes :is(ins, del)::after {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(100%);
  overflow: hidden;
  white-space: nowrap;
}
.changes ins::before {
  content: ' [inserted: ';
}
.changes del::before {
  content: ' [removed: ';
}
.changes :is(ins, del)::after {
  content: '] ';
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

/** ISO 15924. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

const directionOf = (language: string): string =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Links to texts, in their languages, for browsers without scripts. */
const linksOf = (texts: readonly LegalText[], basePath: string): string => {
  const links = texts.map(
    ({ path, language, title }) =>
      `<a href="${basePath}${path}" hreflang="${language}" lang="${language}">${escapeHtml(title)}</a>`,
  );
  return links.length > 0 ? `<p>${links.join(' · ')}</p>` : '';
};

/** The console's footer links to them. */
const relatedOf = (texts: readonly LegalText[], basePath: string): string =>
  texts
    .map(
      ({ path, language, title }) =>
        `<link rel="related" href="${basePath}${path}" hreflang="${language}" title="${escapeHtml(title)}">`,
    )
    .join('');

/** Puts a document into the console's page, where it stays until the console's code shows the same. */
const insert = (
  page: string,
  basePath: string,
  { kind, type, language }: LegalText,
  texts: readonly LegalText[],
  published: readonly LegalText[],
  { title: plainTitle, content, isScreen = true, response }: Document,
): string => {
  const title = escapeHtml(plainTitle);
  const others = texts.filter((text) => text.kind === kind && text.type !== type);
  const styles = `<link rel="stylesheet" href="${basePath}${STYLES_ADDRESS}">`;
  const alternates = others.map(
    (text) => `<link rel="alternate" hreflang="${text.language}" href="${basePath}${text.path}">`,
  );
  const footer = linksOf(
    published.filter((text) => text.kind !== kind),
    basePath,
  );
  // What is said about the text is in English.
  const about = language === 'en' ? content : `<div lang="en" dir="ltr">${content}</div>`;
  const article = `<main class="document"><h1>${title}</h1>${linksOf(others, basePath)}${about}${footer}</main>`;
  const named = page
    .replace(/<html([^>]*?) lang="[^"]*"/, `<html$1 lang="${language}" dir="${directionOf(language)}"`)
    .replace(/<title>[^<]*/, () => `<title>${title} · ${escapeHtml(brand.service)}`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start) => `${start}${title} of ${escapeHtml(brand.service)}`,
    )
    .replace(
      '</head>',
      `${alternates.join('')}${relatedOf(published, basePath)}${isScreen ? `<noscript>${styles}</noscript>` : styles}</head>`,
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
export const createDocuments = (services: Services, page: ConsolePage | undefined) => {
  const { engine, policyCleaner, clock, basePath, legalTexts, log } = services;
  const timeOf = createTimeOf(services.timeZone);
  const periodsText = (periods: readonly Period[]): string => {
    const each = periods.map(({ from, until }) =>
      until === null ? `since ${timeOf(from)}` : `from ${timeOf(from)} to ${timeOf(until)}`,
    );
    return each.length > 0 ? `In force ${each.join(', and ')}` : 'Was not in force';
  };
  const files = new Map<string, Promise<StoredFile>>();
  const hashes = new Map<string, string>();
  const comparisons = new Map<string, Promise<PolicyChanges | undefined>>();
  const limitComparing = createWorkLimit(COMPARE_LIMITS);

  /** @param create returns HTML */
  const keep = (state: unknown[], create: (page: string) => Promise<string>): Promise<StoredFile> => {
    const key = JSON.stringify(state);
    const load = async () => compressText('text/html; charset=utf-8', await create(page?.html ?? ''));
    const file = files.get(key) ?? load();
    files.delete(key);
    files.set(key, file);
    const [oldest = ''] = files.keys();
    if (files.size > MAX_KEPT) files.delete(oldest);
    // The next request tries again.
    file.catch(() => files.delete(key));
    return file;
  };

  /** Undefined if it is too much. @throws HttpError if too many wait */
  const compare = (key: string, network: string, readText: () => Promise<string[]>) => {
    const compared =
      comparisons.get(key) ??
      limitComparing(network, async () => {
        const [before = '', after = ''] = await readText();
        if (isLong(before) || isLong(after)) return undefined;
        const changes = await policyCleaner.compare(before, after);
        return changes.html.length > MAX_COMPARED_BYTES ? undefined : changes;
      });
    comparisons.delete(key);
    comparisons.set(key, compared);
    const [oldest = ''] = comparisons.keys();
    if (comparisons.size > MAX_COMPARED) comparisons.delete(oldest);
    // A text that takes too long does so again; others are tried again.
    compared.catch((error: unknown) => error instanceof PolicyHtmlError || comparisons.delete(key));
    return compared;
  };

  /** Texts besides the specified ones that are in force. */
  const findPublished = async (now: Date): Promise<LegalText[]> => {
    const further = legalTexts.filter((text) => !SPECIFIED_TEXTS.includes(text));
    const found = await inTime(
      Promise.all(further.map(({ type }) => findPublications(engine.db, engine, type, now))),
    );
    return further.filter((_, index) => found[index]?.inForce !== undefined);
  };

  const read = async (legalText: LegalText, now: Date) => {
    const { type, title, path, language } = legalText;
    const href = basePath + path;
    // Others have no screen for their versions.
    const isScreen = SPECIFIED_TEXTS.includes(legalText);
    const found = await inTime(findPublications(engine.db, engine, type, now));
    const published = await findPublished(now);
    const keepDocument = (state: unknown[], create: () => Promise<Document>) =>
      keep([type, published.map((text) => text.type), ...state], async (html) =>
        insert(html, basePath, legalText, legalTexts, published, await create()),
      );
    const versionLink = (version: number, words: string, below = '') =>
      `<a href="${href}/versions/${version}${below}">${words}</a>`;
    const allVersions = `<p><a href="${href}/versions">All versions</a></p>`;
    const next = announcementOf(found);
    /** @param content as stored */
    const textOf = async (content: string, version: number, addresses: string | null) =>
      `<article lang="${language}" dir="auto">${await policyCleaner.show(content, parseAddresses(addresses))}</article>
      <hr><p>Version ${version}, SHA-256: <code>${sha256(content)}</code></p>
      <p><a href="${href}/versions/${version}/download">Download the text</a></p>${allVersions}`;

    /** Public versions, newest first, when each was in force, and which it replaced: readers must not see a withdrawn one. */
    const list = async () => {
      const all = await inTime(listPolicyVersions(engine.db, type, undefined, MAX_LISTED));
      const rows = all.filter((row) => publishedStateOf(row, found));
      const periodsOf = await inTime(findPeriods(engine.db, type, found.now));
      const startOf = ({ version }: { version: number }) => periodsOf(version)[0]?.from;
      const replacedBy = (row: (typeof rows)[number]) => {
        const start = startOf(row);
        if (start === undefined || row.withdrawn_at !== null) return undefined;
        const before = rows.filter(
          (other) => other.withdrawn_at === null && (startOf(other) ?? start) < start,
        );
        return before.toSorted((a, b) => ((startOf(a) ?? '') < (startOf(b) ?? '') ? 1 : -1))[0];
      };
      return { all, rows, periodsOf, replacedBy };
    };

    return {
      /** Says why there is nothing at an address. Not kept: there are too many. */
      sayWhy: async (request: Request, status: number, reason: string): Promise<Response> => {
        const content = paragraph(reason) + allVersions;
        const html = insert(page?.html ?? '', basePath, legalText, legalTexts, published, {
          title,
          content,
          isScreen: false,
        });
        const { body, headers } = sendFile(
          request,
          await compressText('text/html; charset=utf-8', html),
          'no-store',
        );
        return new Response(body, { status, headers });
      },
      inForce: async () => {
        const { inForce } = found;
        // A database that can't be written serves it as well.
        if (inForce) await inTime(keepInForce(engine.db, type, inForce)).catch(() => {});
        return keepDocument([inForce, next], async () => {
          const policy = await inTime(readPolicy(engine.db, type, inForce));
          const response = toPolicy(services, found)(policy);
          if (!inForce) return { title, content: '<p>Nothing has been published yet.</p>', response };
          const soon =
            next &&
            `<p>A new version comes into force ${timeOf(next.inForceAt)}.</p>${paragraph(next.note)}<p>${versionLink(next.version, 'Read the new version')}</p>`;
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
        if (row && version === next?.version) {
          const changes = found.inForce
            ? `<p>${versionLink(version, 'What will change', '/changes')}</p>`
            : '';
          return {
            row,
            file: () =>
              keepDocument([next, 'announced'], async () => ({
                title: `${title}, version ${version}`,
                isScreen: false,
                content: `<p><strong>This version is not in force yet.</strong></p><p>It comes into force ${timeOf(next.inForceAt)}.</p>${paragraph(row.note)}<p><a href="${href}">Read the version in force</a></p>${changes}${await textOf(row.content, version, row.addresses)}`,
              })),
          };
        }
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
            keepDocument([version, state, periods], async () => ({
              title: `${title}, version ${version}`,
              isScreen,
              content: `${facts}${withdrawn || former || ''}${paragraph(row.note)}<p><a href="${href}">Read the version in force</a></p>${
                state === 'withdrawn' ? allVersions : await textOf(row.content, version, row.addresses)
              }`,
            })),
        };
      },
      versions: async () => {
        const { rows, periodsOf, replacedBy } = await list();
        return keepDocument([rows.map((row) => [row, periodsOf(row.version)])], async () => {
          const items: string[] = [];
          for (const row of rows) {
            const { version, note, withdrawn_at, withdrawn_reason } = row;
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
              }${paragraph(note)}${
                replacedBy(row)
                  ? `<p>${versionLink(version, `What changed in version ${version}`, '/changes')}</p>`
                  : ''
              }<p>SHA-256: <code>${hashes.get(key)}</code></p></li>`,
            );
          }
          return {
            title: `${title}: versions`,
            isScreen: false,
            content: `<p><a href="${href}">Read the version in force</a></p><ol reversed>${items.join('')}</ol>`,
          };
        });
      },
      /** What a version changed in the one that it replaced. @param network of the reader */
      changes: async (version: number, network: string) => {
        const { all, rows, periodsOf, replacedBy } = await list();
        const isAnnounced = version === next?.version;
        const row = (isAnnounced ? all : rows).find((one) => one.version === version);
        const before = isAnnounced
          ? rows.find((one) => one.version === found.inForce?.version)
          : row && replacedBy(row);
        if (!row || !before) return undefined;
        const pair = [before, row];
        const readText = () =>
          inTime(Promise.all(pair.map((one) => findPolicyVersion(engine.db, type, one.version)))).then(
            (texts) => texts.map((text) => text?.content ?? ''),
          );
        const changes = await compare(`${type} ${before.version} ${version}`, network, readText).catch(
          (error: unknown) => {
            if (!(error instanceof PolicyHtmlError)) throw error;
          },
        );
        const [beforeLink, link] = pair.map((one) => versionLink(one.version, `version ${one.version}`));
        return keepDocument(['changes', isAnnounced, pair, pair.map((one) => periodsOf(one.version))], () =>
          Promise.resolve({
            title: `${title}: what changed in version ${version}`,
            isScreen: false,
            content: `<p>${isAnnounced ? `Comes into force ${timeOf(next.inForceAt)}` : periodsText(periodsOf(version))}</p>${paragraph(row.note)}
            <p>Compared with ${beforeLink}, which it ${isAnnounced ? 'replaces' : 'replaced'}: ${periodsText(periodsOf(before.version))}</p>${
              changes
                ? `<p>${countText(changes.changes)}</p><div class="changes" lang="${language}" dir="${directionOf(language)}">${changes.html}</div>`
                : `<p>There is too much to compare it here.</p>`
            }<hr><p>Read ${link}</p>${allVersions}`,
          }),
        );
      },
      /** The version that was in force at a day or time. */
      versionAt: async ({ moment, write }: NonNullable<ReturnType<typeof readMoment>>) => {
        const { all, periodsOf } = await list();
        return all.find(({ version }) =>
          periodsOf(version).some(
            ({ from, until }) => write(from) <= moment && (until === null || moment < write(until)),
          ),
        )?.version;
      },
    };
  };

  const styles = compressText('text/css; charset=utf-8', STYLES);

  const respond = async (request: Request, networkOfReader: () => string): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === CONTACT_ADDRESS) {
      const published = await findPublished(clock());
      if (published.length === 0) return undefined;
      const contact = keep([pathname, published.map(({ type }) => type)], (html) =>
        Promise.resolve(html.replace('</head>', () => `${relatedOf(published, basePath)}</head>`)),
      );
      return sendFile(request, await contact, 'no-cache');
    }
    if (pathname === STYLES_ADDRESS) return sendFile(request, await styles, 'no-cache');
    const [, address, versions, number, file] = ADDRESS.exec(pathname) ?? [];
    const legalText = legalTexts.find(({ path }) => path === address);
    if (!legalText) return undefined;
    const text = await read(legalText, clock());
    const at = searchParams.get('at');
    if (!versions && at !== null) {
      const moment = readMoment(at, services.timeZone);
      if (!moment)
        return text.sayWhy(
          request,
          400,
          `“${at}” can't be read. Write a day as 2026-01-31, or a time as 2026-01-31T09:00.`,
        );
      const version = await text.versionAt(moment);
      if (version === undefined) return text.sayWhy(request, 404, `Nothing was in force at ${at}.`);
      return new Response(null, {
        status: 302,
        headers: { Location: `${basePath}${legalText.path}/versions/${version}` },
      });
    }
    if (!versions) return sendFile(request, await text.inForce(), 'no-cache');
    if (!number) return file ? undefined : sendFile(request, await text.versions(), 'no-cache');
    if (file === '/changes') {
      const changes = await text.changes(Number(number), networkOfReader());
      return changes
        ? sendFile(request, changes, 'no-cache')
        : text.sayWhy(
            request,
            404,
            `Version ${number} can't be compared: it isn't public, or replaced nothing.`,
          );
    }
    const found = await text.version(Number(number));
    if (!found) return text.sayWhy(request, 404, `There is no version ${number} that is public.`);
    if (!file) return sendFile(request, await found.file(), 'no-cache');
    if (found.row.withdrawn_at !== null) return new Response('There is no such text.', { status: 404 });
    return new Response(found.row.content, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${legalText.path.slice(1).replaceAll('/', '-')}-${number}.html"`,
      },
    });
  };

  /** @param networkOfReader of the request */
  return async (request: Request, networkOfReader: () => string): Promise<Response | undefined> => {
    if (!page || page.html === '' || page.apiOrigin !== undefined) return undefined;
    try {
      return await respond(request, networkOfReader);
    } catch (error) {
      if (error instanceof HttpError)
        return new Response('Too many versions are being compared. Try again in a minute.', {
          status: error.status,
          headers: error.details.headers ?? {},
        });
      log({ level: 'warn', message: 'A legal text is shown by scripts only', stack: stackOf(error) });
      return undefined;
    }
  };
};
