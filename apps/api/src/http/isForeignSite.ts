/** What the check looks at in a request. */
interface Provenance {
  /** `Sec-Fetch-Site` */
  fetchSite: string | null;
  /** `Origin` */
  origin: string | null;
  /** `Host` */
  host: string | null;
}

/**
 * Whether a browser says that the request comes from a page of another origin. Clients that are no browsers send neither
 * header and carry no cookies of a victim, so they pass.
 * @param publicUrl where the console is reached from outside; a proxy may change `Host`
 */
export const isForeignSite = ({ fetchSite, origin, host }: Provenance, publicUrl: string): boolean => {
  // `none` is a person's own doing, such as a bookmark.
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === null || origin === publicUrl) return false;
  return !URL.canParse(origin) || host === null || new URL(origin).host !== host.toLowerCase();
};
