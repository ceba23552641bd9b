/** A piece of work as a trace shows it: a name of few values, and facts without anything about people. */
export interface Piece {
  name: string;
  /** `server` and `consumer` take work from another process, `client` and `producer` hand it to one. */
  kind: 'server' | 'client' | 'consumer' | 'producer';
  /** The `traceparent` that came with the work; by itself the work under way. */
  parent?: string | undefined;
  facts?: Record<string, string | number>;
}

/** What sees the pieces of work, when there is an endpoint to send them to. */
export interface Tracer {
  /** Does some work as a piece of the trace; a failure is noted. */
  span<T>(piece: Piece, work: () => Promise<T>): Promise<T>;
  /** Begins a piece in which `within` and all that it starts are; ended by the function that it answers. */
  open(piece: Piece, within: () => void): (facts: Record<string, string | number>) => void;
  /** The W3C `traceparent` of the work under way. */
  parent(): string | undefined;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** Where traces go and the headers that the endpoint wants, of a process' settings. */
export interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
}

let current: Tracer | undefined;

/**
 * Sends traces of this process to an OTLP endpoint from now on. Without one nothing happens: OpenTelemetry is not even loaded.
 */
export const startTracing = async (process: string, settings: TracingSettings): Promise<void> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (endpoint && !current) {
    const { openTracer } = await import('./open-telemetry.js');
    current = await openTracer({ process, endpoint, headers });
  }
};

/** Sends the last pieces; nothing is traced any more. */
export const stopTracing = async (): Promise<void> => {
  const stopping = current;
  current = undefined;
  await stopping?.close();
};

/** The tracer, for what must cost nothing without one. */
export const findTracer = (): Tracer | undefined => current;
/** Does some work as a piece of the trace, if there is one. */
export const traced = <T>(piece: Piece, work: () => Promise<T>): Promise<T> =>
  current ? current.span(piece, work) : work();
/** The W3C `traceparent` to hand on with work that another process will do. */
export const traceParent = (): string | undefined => current?.parent();
