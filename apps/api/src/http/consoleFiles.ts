import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Best first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Files of the build, whose names hold a hash of their content. */
const HASHED = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const APP = '/index.html';
/** A last step with an ending. */
const FILE_NAME = /\.[^/]*$/;

interface StoredFile {
  contentType: string;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  /** The same, compressed ahead, by content coding, best first. */
  encoded: Map<string, Buffer<ArrayBuffer>>;
}

/** The files of the built console. */
export interface ConsoleFiles {
  /** Answers a GET or HEAD, or nothing when there is no such file and it is no navigation. */
  serve(request: Request): Response | undefined;
}

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
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    files.set(`/${path.relative(folder, name).split(path.sep).join('/')}`, {
      contentType,
      etag: `W/"${hash}"`,
      plain,
      encoded,
    });
  }
  return files;
};

/** Whether a request's Accept-Encoding takes the coding: named, and not with a weight of zero. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });

/**
 * Reads a built console into memory (a few megabytes at most), so that no request can reach any other file. Without such a
 * folder there is nothing to serve.
 */
export const loadConsoleFiles = (folder: string): ConsoleFiles | undefined => {
  let files: Map<string, StoredFile>;
  try {
    files = load(folder);
  } catch {
    return undefined;
  }

  const answer = (request: Request, file: StoredFile, cacheControl: string): Response => {
    const headers = new Headers({
      'Cache-Control': cacheControl,
      'Content-Type': file.contentType,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    });
    if (request.headers.get('if-none-match')?.includes(file.etag))
      return new Response(null, { status: 304, headers });
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = [...file.encoded.keys()].find((name) => accepts(accepted, name));
    const body = file.encoded.get(encoding ?? '') ?? file.plain;
    if (encoding) headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.byteLength));
    return new Response(body, { headers });
  };

  return {
    serve(request) {
      const { pathname } = new URL(request.url);
      const file = files.get(pathname);
      if (file && pathname !== APP)
        return answer(request, file, pathname.startsWith(HASHED) ? IMMUTABLE : 'no-cache');
      const accept = request.headers.get('accept') ?? '*/*';
      // A client that takes anything (a probe, a script) gets the app where the address is not that of a file.
      const isNavigation =
        accept.includes('text/html') || (accept.includes('*/*') && !FILE_NAME.test(pathname));
      const app = files.get(APP);
      if (!app || !isNavigation || pathname.startsWith(HASHED)) return undefined;
      return answer(request, app, 'no-cache');
    },
  };
};
