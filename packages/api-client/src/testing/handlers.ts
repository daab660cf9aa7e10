import type { HttpHandler } from 'msw';
import type { operations } from '../generated/schema.ts';
import { authHandlers } from './authHandlers.ts';
import { exampleHandlers } from './exampleHandlers.ts';
import { accountHandlers } from './accountHandlers.ts';
import { siteHandlers } from './siteHandlers.ts';
import { userHandlers } from './userHandlers.ts';

/** A successful handler per operation. An operation that does not return JSON does not compile without a hand-written one. */
export const handlersByOperation = {
  ...exampleHandlers,
  ...authHandlers,
  ...userHandlers,
  ...siteHandlers,
  ...accountHandlers,
} satisfies Record<keyof operations, HttpHandler>;

const hasParameter = ({ info }: HttpHandler) => String(info.path).includes(':');

/**
 * Mocks the whole API for msw: every call succeeds, single items are found by id, nothing is stored. Put handlers made
 * with `http` before these. Fixed paths come first: `/users/dashboard` also matches `/users/{id}`.
 */
export const handlers: HttpHandler[] = Object.values<HttpHandler>(handlersByOperation).toSorted(
  (a, b) => Number(hasParameter(a)) - Number(hasParameter(b)),
);
