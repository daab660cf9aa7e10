import type { HttpBindings } from '@hono/node-server';

export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    operation: string;
    /** Path of the operation, with the names of its parameters. */
    route?: string;
    /** Id of the account that calls, and its masked network. */
    account?: string;
    network?: string;
  };
}
