import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { LogEvent } from 'kysely';
import type { Log, ServedRequest } from './createLog.ts';

/** A bulk insert is longer. */
const MAX_ATTRIBUTE_LENGTH = 2000;
/** How long a stopping server tries to send its last spans. */
const STOP_MS = 3000;

interface TracingOptions {
  /** Base URL of a receiver of OTLP over HTTP. */
  endpoint: string;
  headers: Record<string, string>;
  database: 'postgresql' | 'sqlite';
  version: string;
  log: Log;
}

export interface RequestTrace {
  /** Runs work whose SQL statements become child spans of the request. */
  run: <T>(work: () => T) => T;
  /** @param route path of the contract, with the names of its parameters; undefined for requests outside it */
  end: (request: ServedRequest, route: string | undefined) => void;
}

export interface Tracing {
  startRequest: (headers: Headers) => RequestTrace;
  /** For Kysely. Omits the parameters. */
  onQuery: (event: LogEvent) => void;
  /** Sends what is left, within three seconds. */
  stop: () => Promise<void>;
}

const headerGetter = {
  keys: (headers: Headers) => [...headers.keys()],
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
};

/** Logs when traces get lost, and when they arrive again. */
const createDeliveryLog = (log: Log) => {
  let isFailing = false;
  return (problem: string | undefined): void => {
    if (problem !== undefined && !isFailing) log({ level: 'warn', message: `Traces are lost: ${problem}` });
    if (problem === undefined && isFailing) log({ level: 'info', message: 'Traces are sent again' });
    isFailing = problem !== undefined;
  };
};

/**
 * Sends a span for each request, and for each of its SQL statements, to a receiver of OpenTelemetry. Spans have neither URLs nor
 * values. Import it only if there is a receiver: the libraries are large.
 */
export const startTracing = ({ endpoint, headers, database, version, log }: TracingOptions): Tracing => {
  const otlp = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers });
  const logDelivery = createDeliveryLog(log);
  const exporter: SpanExporter = {
    export: (spans, onResult) =>
      otlp.export(spans, (result) => {
        const { code, error } = result;
        logDelivery(code === ExportResultCode.SUCCESS ? undefined : (error?.message ?? 'no reason given'));
        onResult(result);
      }),
    shutdown: () => otlp.shutdown(),
  };
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win.
    resource: resourceFromAttributes({ 'service.name': 'planner-admin', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('planner-admin');
  const propagator = new W3CTraceContextPropagator();
  const requests = new AsyncLocalStorage<Span>();

  return {
    startRequest(from) {
      const parent = propagator.extract(ROOT_CONTEXT, from, headerGetter);
      const span = tracer.startSpan('unknown', { kind: SpanKind.SERVER }, parent);
      return {
        run: (work) => requests.run(span, work),
        end({ requestId, method, operation, status }, route) {
          span.updateName(operation);
          span.setAttributes({
            'http.request.method': method,
            'http.response.status_code': status,
            ...(route !== undefined && { 'http.route': route, 'url.path': route }),
            'planner.request_id': requestId,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    onQuery({ level, query, queryDurationMillis }) {
      const request = requests.getStore();
      // Also false once the request has ended: its mails are sent later.
      if (!request?.isRecording()) return;
      const endTime = Date.now();
      const text = query.sql.trim();
      const [operation = ''] = text.split(/\s/, 1);
      const span = tracer.startSpan(
        operation.toLowerCase(),
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - queryDurationMillis,
          attributes: { 'db.system.name': database, 'db.query.text': text },
        },
        trace.setSpan(ROOT_CONTEXT, request),
      );
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async stop() {
      const late = pause(STOP_MS, 'the receiver does not answer', { ref: false });
      const problem = await Promise.race([provider.shutdown().catch(String), late]);
      if (problem !== undefined) logDelivery(problem);
    },
  };
};
