import type { Handlers } from '../Handler.ts';
import { HttpError } from '../platform/http/HttpError.ts';

export const healthHandlers = {
  getHealth: () => Promise.resolve({ status: 200, body: { status: 'ok' } }),
  async getReadiness({ services: { engine, isStopping } }) {
    const parts = {
      server: isStopping() ? ('stopping' as const) : ('up' as const),
      database: await engine.probe(),
    };
    // A load balancer should send requests elsewhere.
    if (parts.server !== 'up' || parts.database !== 'up')
      throw new HttpError('unavailable', 'The service is not ready', {
        parts,
        headers: { 'Retry-After': '5' },
      });
    return { status: 200, body: { status: 'ok', parts: { server: 'up', database: 'up' } } };
  },
} satisfies Partial<Handlers>;
