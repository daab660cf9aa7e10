/** The server was not reached, so a later try may succeed. */
export class ConnectionError extends Error {}
