import type { Handlers } from '../Handler.ts';
import { isUsable } from '../platform/db/Engine.ts';
import { HttpError } from '../platform/http/HttpError.ts';

export const healthHandlers = {
  getHealth: () => Promise.resolve({ status: 200, body: { status: 'ok' } }),
  async getReadiness({ services: { engine, isStopping } }) {
    const database = await engine.probe();
    // A load balancer should send requests elsewhere.
    if (isStopping() || !isUsable(database))
      throw new HttpError('unavailable', 'The service is not ready', {
        parts: { server: isStopping() ? 'stopping' : 'up', database },
        headers: { 'Retry-After': '5' },
      });
    return { status: 200, body: { status: 'ok', parts: { server: 'up', database } } };
  },
} satisfies Partial<Handlers>;
