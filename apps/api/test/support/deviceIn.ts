/** The cookie that makes a browser known, for later requests. */
export const deviceIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.includes('device'))
    ?.split(';')[0] ?? '';
