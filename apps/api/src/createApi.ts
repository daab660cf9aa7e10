import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { checkAnswer } from './contract/checkAnswer.ts';
import { loadContract } from './contract/loadContract.ts';
import { handlers } from './handlers/index.ts';
import { answerError } from './http/answerError.ts';
import type { ConsoleFiles } from './http/consoleFiles.ts';
import { HttpError } from './http/HttpError.ts';
import { protectAnswers } from './http/protectAnswers.ts';
import { serveOperation } from './http/serveOperation.ts';
import type { Services } from './Services.ts';

/** Where the contract's paths begin. */
const BASE = '/api/v1';

/** What the API is made of, besides the contract and the handlers. */
export interface ApiOptions extends Services {
  /** The built console; without it only the API is served. */
  consoleFiles?: ConsoleFiles;
  /** Whether every answer is checked against the contract; one that does not fit becomes a 500 and is logged. */
  validateAnswers?: boolean;
}

/** What the middleware hands on. */
export interface ApiVariables {
  requestId: string;
}

/** The Hono environment of the app. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: ApiVariables;
}

/** Routes `{id}` of the contract to `:id` of Hono. */
const toRoute = (path: string): string => BASE + path.replaceAll(/\{(\w+)\}/g, ':$1');

/** A path without parameters comes before one that would take its last step for an id. */
const bySpecificity = (a: string, b: string): number => Number(a.includes('{')) - Number(b.includes('{'));

/** Puts the app together: every operation of the contract, and the console's files. */
export const createApi = ({
  consoleFiles,
  validateAnswers = false,
  ...services
}: ApiOptions): Hono<ApiEnv> => {
  const contract = loadContract();
  const app = new Hono<ApiEnv>();

  app.use(protectAnswers(services.isHttps));
  app.onError((error, c) => answerError(error, c, services));

  app.use(`${BASE}/*`, async (c, next) => {
    const { pathname } = new URL(c.req.url);
    // Nothing in our paths needs encoding, so an encoded path names nothing; a broken one cannot be read.
    if (pathname.includes('%')) {
      if (/%(?![0-9A-Fa-f]{2})/.test(pathname)) throw HttpError.unreadable();
      throw HttpError.notFound();
    }
    await next();
  });

  const paths = [...new Set(contract.operations.map(({ path }) => path))].toSorted(bySpecificity);
  for (const path of paths) {
    const operations = contract.operations.filter((operation) => operation.path === path);
    const allow = operations.map(({ method }) => method).join(', ');
    const refuse = () => {
      throw new HttpError(405, 'This method is not allowed here', { headers: { Allow: allow } });
    };
    for (const operation of operations) {
      const serve = serveOperation(contract, operation, handlers[operation.id], services);
      app.on(operation.method, toRoute(path), async (c) => {
        // Hono takes HEAD for GET.
        if (c.req.raw.method !== operation.method) return refuse();
        const response = await serve(c).catch((error: unknown) =>
          answerError(error, c, services, operation.id),
        );
        if (validateAnswers) await checkAnswer(contract, operation, response);
        return response;
      });
    }
    app.all(toRoute(path), refuse);
  }

  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such address');
  });
  app.get('*', (c) => consoleFiles?.serve(c.req.raw) ?? c.notFound());
  app.all('*', (c) => {
    throw c.req.method === 'GET'
      ? new HttpError(404, 'There is no such address')
      : new HttpError(405, 'This method is not allowed here', { headers: { Allow: 'GET, HEAD' } });
  });
  app.notFound(() => {
    throw new HttpError(404, 'There is no such address');
  });
  return app;
};
