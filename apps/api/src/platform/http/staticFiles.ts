import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { etagOfContent } from './etag.ts';
import { sendFile, type StoredFile } from './responseBodies.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const HASHED = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const APP = '/index.html';
const FILE_NAME = /\.[^/]*$/;

/** The build stores the API's origin here if it differs from the console's. */
const API_ORIGIN = /<meta name="api-origin" content="(https?:\/\/[^\s"';,]+)"/;

const INLINE = /<(script|style)>([^]*?)<\/\1>/g;

/** Hashes of inline scripts or styles, as a content security policy names them. */
export const hashesOf = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(INLINE)].flatMap(([, name, content = '']) =>
    name === element ? [`'sha256-${createHash('sha256').update(content).digest('base64')}'`] : [],
  );

/** Sources that the content security policy of the console's page must allow. */
export interface ConsolePage {
  html: string;
  /** Origin of the API that it was built for; undefined: the same origin. */
  apiOrigin?: string | undefined;
  /** Hashes of inline scripts and styles. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

export interface StaticFiles {
  page?: ConsolePage | undefined;
  /** Serves a GET or HEAD request; undefined if the file doesn't exist and the request is not a navigation. */
  serve(request: Request): Response | undefined;
}

/** Addresses of this host in the page's attributes and styles. */
const ADDRESS = /(?<=\s(?:href|src)="|url\()\/(?!\/)/g;

/** The page of a console below a path, which its scripts read from it. */
const atPath = ({ contentType, plain }: StoredFile, basePath: string): StoredFile => {
  const html = plain
    .toString()
    .replaceAll(ADDRESS, `${basePath}/`)
    .replace('<html ', `<html data-base="${basePath}" `);
  const page = Buffer.from(html);
  const encoded = new Map([
    ['br', brotliCompressSync(page)],
    ['gzip', gzipSync(page)],
  ]);
  return { contentType, etag: etagOfContent(page), plain: page, encoded };
};

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const load = (folder: string): Map<string, StoredFile> => {
  const files = new Map<string, StoredFile>();
  const names = new Set(listFiles(folder));
  for (const name of names) {
    const contentType = CONTENT_TYPES[path.extname(name)];
    if (!contentType) continue;
    const plain = readFileSync(name);
    const encoded = new Map<string, Buffer<ArrayBuffer>>();
    for (const { name: encoding, extension } of ENCODINGS) {
      if (names.has(name + extension)) encoded.set(encoding, readFileSync(name + extension));
    }
    const address = `/${path.relative(folder, name).split(path.sep).join('/')}`;
    const etag = address.startsWith(HASHED) ? undefined : etagOfContent(plain);
    files.set(address, { contentType, etag, plain, encoded });
  }
  return files;
};

/**
 * Reads all files into memory, so requests cannot reach others. Returns undefined if the folder doesn't exist.
 * @param publicUrl has the path at which browsers find them. Default: the root
 */
export const loadStaticFiles = (folder: string, publicUrl = 'http://localhost'): StaticFiles | undefined => {
  let files: Map<string, StoredFile>;
  try {
    files = load(folder);
  } catch {
    return undefined;
  }

  const basePath = new URL(publicUrl).pathname.replace(/\/$/, '');
  const page = files.get(APP);
  if (page && basePath !== '') files.set(APP, atPath(page, basePath));
  const html = files.get(APP)?.plain.toString() ?? '';
  return {
    page: {
      html,
      apiOrigin: API_ORIGIN.exec(html)?.[1],
      scriptHashes: hashesOf(html, 'script'),
      styleHashes: hashesOf(html, 'style'),
    },
    serve(request) {
      const { pathname } = new URL(request.url);
      const file = files.get(pathname);
      if (file && pathname !== APP) return sendFile(request, file, file.etag ? 'no-cache' : IMMUTABLE);
      const accept = request.headers.get('accept') ?? '*/*';
      // Probes and scripts accept anything: they get the app unless the path names a file.
      const isNavigation =
        accept.includes('text/html') || (accept.includes('*/*') && !FILE_NAME.test(pathname));
      const app = files.get(APP);
      if (!app || !isNavigation || pathname.startsWith(HASHED)) return undefined;
      return sendFile(request, app, 'no-cache');
    },
  };
};
