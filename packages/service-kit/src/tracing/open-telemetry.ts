import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { tracePostgres } from './trace-postgres.js';
import type { Piece, Tracer } from './tracing.js';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
} as const;

const headerOf = (given: typeof ROOT_CONTEXT): string | undefined => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(given, carrier);
  return carrier.traceparent;
};

/** Headers as OpenTelemetry writes them in a setting: `name=value,name=value`, percent-encoded. */
const headersOf = (setting: string): Record<string, string> =>
  Object.fromEntries(
    setting.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );

/** OpenTelemetry's SDK, sending to an OTLP endpoint in batches. Sampling and the like are its own `OTEL_…` variables. */
export const openTracer = async (options: {
  process: string;
  endpoint: string;
  headers: string | undefined;
}): Promise<Tracer> => {
  const url = `${options.endpoint.replace(/\/$/, '')}/v1/traces`;
  // Given, and not left to OpenTelemetry, which does not know of a file that holds them.
  const headers = options.headers ? headersOf(options.headers) : {};
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'workboard', 'service.name': options.process }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, headers }))],
  });
  provider.register();
  const tracer = provider.getTracer('workboard');

  const start = ({ name, kind, parent, facts }: Piece) => {
    const around = parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();
    const span: Span = tracer.startSpan(name, { kind: kinds[kind], ...(facts ? { attributes: facts } : {}) }, around);
    return { span, inside: trace.setSpan(around, span) };
  };

  const span = async <T>(piece: Piece, work: () => Promise<T>): Promise<T> => {
    const { span: own, inside } = start(piece);
    try {
      return await context.with(inside, work);
    } catch (error) {
      // What was said may hold values of people; the kind of error does not.
      own.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      own.end();
    }
  };
  await tracePostgres(span);

  return {
    span,
    open(piece, within) {
      const { span: own, inside } = start(piece);
      context.with(inside, within);
      return (facts) => {
        own.setAttributes(facts);
        own.end();
      };
    },
    parent: () => headerOf(context.active()),
    close: () => provider.shutdown(),
  };
};
