import type { User } from '@workboard/contracts';

/** Where the tested system answers; set by the suite's set-up, or by hand for a system that runs already. */
export const baseUrl = (): string => {
  const url = process.env['E2E_BASE_URL'];
  if (!url) {
    throw new Error('E2E_BASE_URL is not set: run end-to-end tests with "npm test -- --selectProjects e2e".');
  }
  return url;
};

export interface Reply<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

export interface Sending {
  body?: unknown;
  /** A form, or any other body as it is. */
  form?: FormData | string;
  headers?: Record<string, string>;
}

/** One person's connection to the `/api`, keeping its session cookie like a browser. */
export class Client {
  private cookie: string | undefined;
  private token: string | undefined;

  /** `origin` is another gateway than the usual one. */
  constructor(
    readonly user?: User,
    private readonly origin = baseUrl(),
  ) {}

  async send<T = unknown>(method: string, path: string, { body, form, headers }: Sending = {}): Promise<Reply<T>> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        // A connection that lay idle may be closed by the gateway in the very moment in which it is used again.
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    this.keepCookie(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /** Like {@link send}, for steps that must work; throws with the answer when they do not. */
  async must<T>(method: string, path: string, sending: Sending = {}): Promise<T> {
    const reply = await this.send<T>(method, path, sending);
    if (reply.status >= 300) {
      throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body).slice(0, 500)}`);
    }
    return reply.body;
  }

  /** A program that sends an API token instead of a session. */
  static ofProgram(token: string, origin = baseUrl()): Client {
    const program = new Client(undefined, origin);
    program.token = token;
    return program;
  }

  /** A second connection with the same cookie, e.g. to replay it after logout, or at another gateway. */
  copy(origin = this.origin): Client {
    const other = new Client(this.user, origin);
    other.cookie = this.cookie;
    other.token = this.token;
    return other;
  }

  private keepCookie(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
  }
}

export const signIn = async (email: string, password: string): Promise<Client> => {
  const client = new Client();
  const user = await client.must<User>('POST', '/api/auth/login', { body: { email, password } });
  const signedIn = client.copy();
  return Object.assign(signedIn, { user });
};
