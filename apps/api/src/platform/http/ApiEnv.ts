import type { HttpBindings } from '@hono/node-server';

export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; operation: string };
}
