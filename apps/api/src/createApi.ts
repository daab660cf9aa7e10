import { Hono } from 'hono';
import { createApiDocs } from './createApiDocs.ts';
import { createWorkLimit, WORK_LIMITS } from './platform/http/createWorkLimit.ts';
import { createDocuments } from './policies/documents.ts';
import { createErrorHandler } from './errorHandler.ts';
import { handlers } from './handlers.ts';
import { extrasOf, loadContract, type Operation } from './platform/contract/loadContract.ts';
import type { ApiEnv } from './platform/http/ApiEnv.ts';
import { createAddressReader, networkOf } from './platform/http/clientAddress.ts';
import { HttpError } from './platform/http/HttpError.ts';
import type { ServedRequest } from './platform/createLog.ts';
import { observeRequests, serveMetrics } from './platform/http/observeRequests.ts';
import { allowOrigins, checkHost } from './platform/http/origins.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import type { StaticFiles } from './platform/http/staticFiles.ts';
import type { Tracing } from './platform/startTracing.ts';
import { DAY_MS } from './platform/time.ts';
import { withAbortSignal } from './platform/withAbortSignal.ts';
import { serveOperation } from './serveOperation.ts';
import type { ServerMetrics } from './createServerMetrics.ts';
import type { Services } from './Services.ts';

const BASE = '/api/v1';

/** How long readers may trust a copy of `security.txt`: RFC 9116 recommends less than a year. */
const SECURITY_TXT_MS = 180 * DAY_MS;

/** What changes nothing, although it is not a GET. */
const READS: ReadonlySet<string> = new Set(['checkImport']);

export interface ApiOptions extends Omit<Services, 'extras' | 'errorTitles'> {
  /** The built console; undefined: serves the API only. */
  staticFiles?: StaticFiles;
  /** Called before a response is sent. If it throws, the response becomes a 500. For tests. */
  onResponse?: (operation: Operation, response: Response) => Promise<void>;
  /** Undefined: `/metrics` does not exist. */
  metrics?: ServerMetrics | undefined;
  tracing?: Tracing | undefined;
  /** URI for reports of vulnerabilities; undefined: `security.txt` does not exist. */
  securityContact?: string | undefined;
  /** Lets other machines read the metrics. */
  metricsToken?: string | undefined;
}

const toRoute = (path: string): string => BASE + path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Paths without parameters come first, so that their last segment is not taken for an id. */
const bySpecificity = (a: string, b: string): number => Number(a.includes('{')) - Number(b.includes('{'));

export const createApi = ({
  staticFiles,
  onResponse,
  metrics,
  tracing,
  metricsToken,
  securityContact,
  ...options
}: ApiOptions): Hono<ApiEnv> => {
  const contract = loadContract();
  const { errorTitles } = contract;
  const services: Services = { ...options, extras: extrasOf(contract), errorTitles };
  const app = new Hono<ApiEnv>();
  const handleError = createErrorHandler(services);

  const { basePath, corsOrigins, isCrossSite, hsts, log, trustedProxies } = services;
  const addressOf = createAddressReader(services);
  const limitWork = createWorkLimit(WORK_LIMITS);
  const onServed = (request: ServedRequest) => {
    const { operation, status } = request;
    const isProbe = operation === 'getHealth' || operation === 'getReadiness' || operation === 'metrics';
    log({ level: isProbe ? 'debug' : status >= 500 ? 'error' : 'info', ...request });
    metrics?.onServed(request);
  };
  app.use(observeRequests((path) => metrics?.onRequest(path), onServed, tracing));
  const siteOfConsoles = isCrossSite ? 'cross-origin' : 'same-site';
  app.use(
    securityHeaders({
      hsts,
      iconResourcePolicy: corsOrigins.size > 0 ? siteOfConsoles : 'same-origin',
      consolePage: staticFiles?.page,
    }),
  );
  if (corsOrigins.size > 0) app.use('/api/*', allowOrigins(corsOrigins));
  app.onError(handleError);
  app.use(checkHost(services.publicOrigin, services.publicUrl));

  app.use(`${BASE}/*`, async (c, next) => {
    // No path of the API needs encoding, so an encoded one doesn't exist.
    if (new URL(c.req.url).pathname.includes('%')) throw HttpError.notFound();
    await next();
  });

  for (const [path, send] of Object.entries(createApiDocs(contract, basePath))) {
    app.get(path, (c) => {
      c.set('operation', 'docs');
      return send(c.req.raw);
    });
    app.all(path, () => {
      throw HttpError.methodNotAllowed('GET, HEAD');
    });
  }

  const paths = [...new Set(contract.operations.map(({ path }) => path))].toSorted(bySpecificity);
  for (const path of paths) {
    const operations = contract.operations.filter((operation) => operation.path === path);
    const allow = operations.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
    for (const operation of operations) {
      const serve = serveOperation(
        contract,
        operation,
        handlers[operation.id],
        services,
        addressOf,
        limitWork,
      );
      app.on(operation.method, toRoute(path), async (c) => {
        c.set('operation', operation.id);
        c.set('route', BASE + path);
        // A change is completed, even if the client has disconnected.
        const serving =
          operation.method === 'GET' || READS.has(operation.id)
            ? withAbortSignal(c.req.raw.signal, () => serve(c))
            : serve(c);
        const response = await serving.catch((error: unknown) => handleError(error, c));
        await onResponse?.(operation, response);
        // Hono routes HEAD to GET and drops the body, which may be a stream that reads the database.
        if (c.req.method === 'HEAD') await response.body?.cancel();
        return response;
      });
    }
    app.all(toRoute(path), () => {
      throw HttpError.methodNotAllowed(allow);
    });
  }

  app.all('/api/*', () => {
    throw HttpError.unknownAddress();
  });
  if (metrics) app.get('/metrics', serveMetrics(metrics, metricsToken, trustedProxies));
  else
    app.get('/metrics', () => {
      throw HttpError.unknownAddress();
    });
  // Password managers open it: https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', (c) => c.redirect(`${basePath}/settings#password`));
  app.get('/.well-known/security.txt', (c) => {
    if (securityContact === undefined) throw HttpError.unknownAddress();
    const expires = new Date(services.clock().getTime() + SECURITY_TXT_MS).toISOString();
    const canonical = `${services.publicUrl}/.well-known/security.txt`;
    return c.text(
      `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`,
    );
  });
  // The browser sends cookies and finds the console only below the slash.
  if (basePath !== '') app.get(basePath, (c) => c.redirect(`${basePath}/`, 308));
  const readDocument = createDocuments(services, staticFiles?.page);
  app.get('*', async (c) => {
    const file =
      (await readDocument(c.req.raw, () => networkOf(addressOf(c)))) ?? staticFiles?.serve(c.req.raw);
    if (file) c.set('operation', 'file');
    return file ?? c.notFound();
  });
  app.all('*', (c) => {
    throw c.req.method === 'GET' ? HttpError.unknownAddress() : HttpError.methodNotAllowed('GET, HEAD');
  });
  app.notFound(() => {
    throw HttpError.unknownAddress();
  });
  return app;
};
