interface OriginHeaders {
  fetchSite: string | null;
  origin: string | null;
  host: string | null;
}

/** Clients that aren't browsers pass: they send neither header, and no cookies of a victim. */
export const isCrossSiteRequest = (
  { fetchSite, origin, host }: OriginHeaders,
  publicOrigin: string | undefined,
  allowed: ReadonlySet<string>,
): boolean => {
  if (origin !== null && allowed.has(origin)) return false;
  // `none`: the user started it, for example by a bookmark.
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const ownOrigin = publicOrigin ?? (host === null ? undefined : `http://${host.toLowerCase()}`);
  return origin !== null && origin !== ownOrigin;
};
