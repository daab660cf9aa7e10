import { basePath } from '../shared/app/storage.ts';
import { ConnectionError } from '../shared/query/ConnectionError.ts';

/** Files that have been fetched, or are being fetched, by their addresses. */
const files = new Map<string, Promise<unknown>>();

const fetchStyles = (link: HTMLLinkElement, href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new ConnectionError(href));
    });
    document.head.append(link);
  });

const fetchScript = async (href: string): Promise<unknown> => {
  let response: Response;
  try {
    response = await fetch(href);
    if (response.ok && response.headers.get('Content-Type')?.includes('javascript'))
      return await response.arrayBuffer();
  } catch (cause) {
    throw new ConnectionError(href, { cause });
  }
  throw new (response.status < 500 ? Error : ConnectionError)(href);
};

const fetchFile = (name: string): Promise<unknown> => {
  const path = `${basePath}/${name}`;
  const href = location.origin + path;
  let file = files.get(href);
  if (!file) {
    const isStyle = href.endsWith('.css');
    // index.html has the entry, start.js requests scripts, and links the styles that index.html contains.
    const isLinked = document.querySelector(
      isStyle ? `link[rel=stylesheet][href="${path}"]` : `:is(script[src="${path}"], link[href="${path}"])`,
    );
    if (isLinked) file = Promise.resolve();
    else file = isStyle ? fetchStyles(document.createElement('link'), href) : fetchScript(href);
    files.set(href, file);
    file.catch(() => files.delete(href));
  }
  return file;
};

const modules = new Set<string>();

/** Loads a fetched module together with the others, and not after the one that imports it. */
const preloadModule = (name: string): void => {
  if (modules.has(name) || name.endsWith('.css')) return;
  modules.add(name);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `${basePath}/${name}` }),
  );
};

/**
 * Replaces Vite's helper around each `import()`: build/transforms.ts. Fetches the files of the module first, because some browsers
 * remember a failed import until the page is reloaded (https://github.com/whatwg/html/issues/6768). Fails with a
 * ConnectionError, or with another error if a file is gone.
 */
export const importCode = async <T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> => {
  // Vite lists no file if there is only one.
  const own = /import\(.\.\/([^`'"]+)/.exec(String(load))?.[1];
  await Promise.all((names.length > 0 || !own ? names : [`assets/${own}`]).map(fetchFile));
  names.forEach(preloadModule);
  return load().catch((cause: unknown) => {
    throw new Error('The import failed', { cause });
  });
};
