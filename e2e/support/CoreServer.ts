import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Imports no contract, fixture or client, so that it behaves as another team's server would.

const CONSOLE = fileURLToPath(new URL('../../apps/console/dist', import.meta.url));
const BASE = '/api/v1';
const USERS_PER_PAGE = 10;

export type SuccessBody = 'item' | 'message' | 'nothing';

type Fields = Record<string, unknown>;
interface Item extends Fields {
  _id: string;
}

interface Call {
  params: string[];
  query: URLSearchParams;
  body: Fields;
}

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Route = [method: string, pattern: RegExp, handle: (call: Call) => Reply | Promise<Reply>];

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const NOT_FOUND: Reply = { status: 404, body: { message: 'Not found' } };

const find = (list: Item[], id: string | undefined): Item | undefined => list.find(({ _id }) => _id === id);

const one = (item: Item | undefined): Reply => (item ? { body: item } : NOT_FOUND);

const readBody = async (request: IncomingMessage): Promise<Fields> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'] ?? '';
  if (chunks.length === 0) return {};
  const response = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } });
  if (!type.startsWith('multipart/')) return (await response.json()) as Fields;
  return Object.fromEntries(await response.formData());
};

/** A server with only the core of api/v1 (404 for everything else), which also serves the built console. */
export class CoreServer {
  static readonly admin = { email: 'owner@plain.example', password: 'plain and simple' } as const;

  /** Calls of operations that the core does not have. */
  readonly unknownCalls: string[] = [];
  users: Item[];
  subscriptions: Fields[];
  readonly messages: Fields[] = [];
  readonly policies: Record<string, { content: string; updatedAt?: string }> = {
    terms: { content: '' },
    privacy: { content: '<p>We keep nothing.</p>', updatedAt: '2026-01-05T10:00:00Z' },
  };
  readonly lists: Record<'habit' | 'workout' | 'finance', Item[]> = { habit: [], workout: [], finance: [] };
  #password: string = CoreServer.admin.password;
  readonly #files = new Map<string, Blob>();
  readonly #sessions = new Set<string>();
  readonly #successBody: SuccessBody;
  readonly #server: Server;
  readonly #routes: Route[];

  constructor(successBody: SuccessBody) {
    this.#successBody = successBody;
    this.users = Array.from({ length: 23 }, (_, index) => ({
      _id: `user-${index + 1}`,
      name: `Person ${index + 1}`,
      email: `person${index + 1}@plain.example`,
      role: index === 0 ? 'admin' : 'user',
      createdAt: '2026-02-03T04:05:06Z',
    }));
    this.subscriptions = Array.from({ length: 14 }, (_, index) => ({
      id: `subscription-${index + 1}`,
      userId: `user-${index + 1}`,
      name: `Person ${index + 1}`,
      originalTransactionId: `10000${index + 1}`,
      status: index % 2 === 0 ? 'ACTIVE' : 'EXPIRED',
    }));
    this.#routes = this.#createRoutes();
    this.#server = createServer((request, response) => {
      void this.#serve(request, response);
    });
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status = 200, body, headers = {} } = await this.#respond(request);
    const isRaw = body instanceof Uint8Array || typeof body === 'string';
    response.writeHead(status, { ...(!isRaw && { 'Content-Type': 'application/json' }), ...headers });
    response.end(isRaw || body === undefined ? body : JSON.stringify(body));
  }

  #done(item: unknown, message = 'Done'): Reply {
    if (this.#successBody === 'item') return { body: item };
    return this.#successBody === 'message' ? { body: { message } } : { status: 204 };
  }

  #createRoutes(): Route[] {
    const change = (list: Item[], id: string | undefined, fields: Fields): Reply => {
      const item = find(list, id);
      if (!item) return NOT_FOUND;
      return this.#done(Object.assign(item, fields));
    };
    const remove = (list: Item[], id: string | undefined): Reply => {
      const index = list.findIndex(({ _id }) => _id === id);
      return index < 0 ? NOT_FOUND : this.#done(list.splice(index, 1)[0]);
    };

    const iconRoutes = (kind: 'habit' | 'workout'): Route[] => {
      const list = this.lists[kind];
      const store = (body: Fields): Fields =>
        Object.fromEntries(
          Object.entries(body).map(([name, value]) => {
            if (!(value instanceof Blob)) return [name, value];
            const file = `/uploads/${randomUUID()}`;
            this.#files.set(file, value);
            return [name, file];
          }),
        );
      return [
        ['GET', new RegExp(`^/${kind}-categories$`), () => ({ body: list })],
        [
          'POST',
          new RegExp(`^/${kind}-categories$`),
          ({ body }) => {
            const item = { _id: randomUUID(), ...store(body) };
            list.push(item);
            return this.#done(item);
          },
        ],
        ['GET', new RegExp(`^/${kind}-categories/([^/]+)$`), ({ params: [id] }) => one(find(list, id))],
        [
          'PUT',
          new RegExp(`^/${kind}-categories/([^/]+)$`),
          ({ params: [id], body }) => change(list, id, store(body)),
        ],
        ['DELETE', new RegExp(`^/${kind}-categories/([^/]+)$`), ({ params: [id] }) => remove(list, id)],
      ];
    };
    const { finance } = this.lists;

    return [
      ['POST', /^\/auth\/forgot-password-web$/, () => ({ body: { message: 'Reset link sent' } })],
      [
        'POST',
        /^\/auth\/reset-password-web\/([^/]+)$/,
        ({ body }) => {
          this.#password = String(body['password']);
          return this.#done({ message: 'Password changed' }, 'Password changed');
        },
      ],
      ['GET', /^\/users\/dashboard$/, () => ({ body: this.#dashboard() })],
      ['GET', /^\/users$/, ({ query }) => ({ body: this.#userPage(query) })],
      [
        'POST',
        /^\/users$/,
        ({ body: { password: _password, ...fields } }) => {
          const user = { _id: randomUUID(), createdAt: new Date().toISOString(), ...fields };
          this.users.unshift(user);
          return this.#done(user);
        },
      ],
      ['GET', /^\/users\/([^/]+)$/, ({ params: [id] }) => one(find(this.users, id))],
      ['PUT', /^\/users\/([^/]+)$/, ({ params: [id], body }) => change(this.users, id, body)],
      ['DELETE', /^\/users\/account-delete\/([^/]+)$/, ({ params: [id] }) => remove(this.users, id)],
      ...iconRoutes('habit'),
      ...iconRoutes('workout'),
      ['GET', /^\/finance-categories\/admin$/, () => ({ body: finance })],
      ['GET', /^\/finance-categories\/([^/]+)$/, ({ params: [id] }) => one(find(finance, id))],
      [
        'POST',
        /^\/finance-categories$/,
        ({ body }) => {
          const category = { _id: randomUUID(), ...body };
          finance.push(category);
          return this.#done(category);
        },
      ],
      ['PUT', /^\/finance-categories\/([^/]+)$/, ({ params: [id], body }) => change(finance, id, body)],
      ['DELETE', /^\/finance-categories\/([^/]+)$/, ({ params: [id] }) => remove(finance, id)],
      ['GET', /^\/policies\/(privacy|terms)$/, ({ params: [type = ''] }) => ({ body: this.policies[type] })],
      [
        'POST',
        /^\/policies$/,
        ({ body }) => {
          const policy = { content: String(body['content']), updatedAt: new Date().toISOString() };
          this.policies[String(body['type'])] = policy;
          return this.#done(policy);
        },
      ],
      ['GET', /^\/subscriptions$/, () => ({ body: { data: { data: this.subscriptions } } })],
      [
        'POST',
        /^\/contact$/,
        ({ body }) => {
          this.messages.push(body);
          return { body: { message: 'Thanks, we will be in touch' } };
        },
      ],
    ];
  }

  #dashboard(): Fields {
    return {
      totals: {
        users: this.users.length,
        habits: this.lists.habit.length,
        finance: this.lists.finance.length,
        workout: this.lists.workout.length,
      },
      recentUsers: this.users.slice(0, 5).map(({ name, email }, index) => ({
        name,
        email,
        initials: 'P',
        status: 'Active',
        ...(index > 0 && { lastActive: `${index} hours ago` }),
      })),
    };
  }

  /** A page beyond the last is empty: the core leaves that open. */
  #userPage(query: URLSearchParams): Fields {
    const wanted = (query.get('query') ?? '').toLowerCase();
    const found = this.users.filter(({ name, email }) =>
      [name, email].some((text) => String(text).toLowerCase().includes(wanted)),
    );
    const currentPage = Number(query.get('page') ?? 1);
    const start = (currentPage - 1) * USERS_PER_PAGE;
    return {
      users: found.slice(start, start + USERS_PER_PAGE),
      pagination: {
        currentPage,
        totalPages: Math.ceil(found.length / USERS_PER_PAGE),
        totalUsers: found.length,
        usersPerPage: USERS_PER_PAGE,
      },
    };
  }

  #logIn({ email, password }: Fields): Reply {
    if (email !== CoreServer.admin.email || password !== this.#password)
      return { status: 401, body: { error: 'Unknown e-mail or password' } };
    const session = randomUUID();
    this.#sessions.add(session);
    return {
      body: { user: { name: 'Olga Owner', email } },
      headers: { 'Set-Cookie': `plain=${session}; Path=/; HttpOnly; SameSite=Lax` },
    };
  }

  async #respond(request: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${BASE}/`)) return this.#console(pathname);
    const method = request.method ?? 'GET';
    const call = pathname.slice(BASE.length);
    const file = this.#files.get(call);
    if (file) return { body: await file.bytes(), headers: { 'Content-Type': file.type } };
    const body = await readBody(request);
    if (method === 'POST' && call === '/auth/login') return this.#logIn(body);
    for (const [routeMethod, pattern, handle] of this.#routes) {
      const match = routeMethod === method && pattern.exec(call);
      if (!match) continue;
      const isOpen =
        /^\/(?:auth|contact|policies)/.test(call) && !(method === 'POST' && call === '/policies');
      const session = /(?:^|; )plain=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
      if (!isOpen && !this.#sessions.has(session ?? '')) return { status: 401, body: { message: 'Sign in' } };
      return handle({ params: match.slice(1).map(decodeURIComponent), query, body });
    }
    this.unknownCalls.push(`${method} ${call}`);
    return { status: 404, body: `Cannot ${method} ${pathname}`, headers: { 'Content-Type': 'text/html' } };
  }

  async #console(pathname: string): Promise<Reply> {
    const name = path.extname(pathname) ? pathname : '/index.html';
    try {
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      return { body: await readFile(path.join(CONSOLE, name)), headers: { 'Content-Type': type } };
    } catch {
      return NOT_FOUND;
    }
  }
}
