import type { Handlers } from '../Handler.ts';
import { HttpError } from '../platform/http/HttpError.ts';

export const healthHandlers = {
  getHealth: () => Promise.resolve({ status: 200, body: { status: 'ok' } }),
  async getReadiness({ services: { engine, isStopping } }) {
    const parts = {
      server: isStopping() ? ('stopping' as const) : ('up' as const),
      database: await engine.probe(),
    };
    if (parts.server !== 'up' || parts.database !== 'up') throw HttpError.notReady(parts);
    return { status: 200, body: { status: 'ok', parts: { server: 'up', database: 'up' } } };
  },
} satisfies Partial<Handlers>;
