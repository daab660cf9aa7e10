/**
 * Path of the console at its host, without a slash at the end: `/admin`, or empty at the root. The server writes it into the
 * page, so that one build works at any path.
 */
export const basePath: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');

/** The address of a path at the host: `/users` is at `/admin/users`. URLs of other hosts stay as they are. */
export const atBasePath = (address: string): string =>
  address.startsWith('/') ? basePath + address : address;

/** The path of an address at the host: `/admin/users` is `/users`. Of other addresses, undefined. */
export const withoutBasePath = (pathname: string): string | undefined =>
  pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
