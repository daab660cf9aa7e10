import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const PAGE = 10;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

interface Body {
  count: number;
  quantity: number;
  articleId: string;
  customerId: string;
  note: string;
}

const readBody = async (request: IncomingMessage): Promise<Partial<Body>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Partial<Body>) : {};
};

/** The API of the order desk in memory, and a folder of static files. */
export async function startOrderServer(folder: string) {
  const customers = ['Ada Byron', 'Grace Hopper', 'Lin Chen'].map((name, index) => ({
    id: `c${index + 1}`,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@shop.example`,
  }));
  const articles = ['Lamp', 'Desk', 'Chair'].map((name, index) => ({
    id: `a${index + 1}`,
    name,
    count: 12 * (index + 1),
    price: 49.5 * (index + 1),
  }));
  const orders = Array.from({ length: 23 }, (_, index) => ({
    id: String(1023 - index),
    customer: customers[index % 3],
    article: articles[(index * 2) % 3],
    quantity: 1 + (index % 4),
    state: index % 3 === 0 ? 'open' : 'shipped',
    orderedAt: new Date(Date.UTC(2026, 2, 28 - index, 9)).toISOString(),
    note: '',
  }));

  const respond = (
    method: string,
    [list, id]: string[],
    query: URLSearchParams,
    { count = 0, quantity = 0, note = '', ...body }: Partial<Body>,
  ): [number, unknown] => {
    if (list === 'customers') return [200, customers];
    if (list === 'stock' && !id) return [200, articles];
    if (list === 'stock') {
      const article = articles.find((one) => one.id === id);
      if (!article || count < 0)
        return [422, { message: 'Check the fields', errors: { count: 'Enter 0 or more' } }];
      return [200, Object.assign(article, { count })];
    }
    const order = orders.find((one) => one.id === id);
    if (id && !order) return [404, { message: 'This order does not exist' }];
    if (method === 'DELETE') return [200, Object.assign(order ?? {}, { state: 'cancelled' })];
    if (id) return [200, order];
    if (method === 'POST') {
      const article = articles.find((one) => one.id === body.articleId);
      if (!article || quantity > article.count)
        return [
          422,
          { message: 'Check the fields', errors: { quantity: `Only ${article?.count} in stock` } },
        ];
      orders.unshift({
        id: String(1001 + orders.length),
        customer: customers.find((one) => one.id === body.customerId),
        article,
        quantity,
        state: 'open',
        orderedAt: '2026-03-29T09:00:00Z',
        note,
      });
      return [201, orders[0]];
    }
    const words = (query.get('query') ?? '').toLowerCase();
    const found = orders.filter((one) => one.customer?.name.toLowerCase().includes(words));
    const totalPages = Math.ceil(found.length / PAGE);
    const currentPage = Math.min(Number(query.get('page') ?? 1), Math.max(totalPages, 1));
    const pagination = { currentPage, totalPages, totalItems: found.length };
    return [200, { orders: found.slice((currentPage - 1) * PAGE, currentPage * PAGE), pagination }];
  };

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      if (pathname.startsWith('/api/')) {
        const [status, body] = respond(
          request.method ?? '',
          pathname.split('/').slice(2),
          searchParams,
          await readBody(request),
        );
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
        return;
      }
      const name = path.extname(pathname) ? pathname : '/index.html';
      const file = await readFile(path.join(folder, name)).catch(() => undefined);
      response
        .writeHead(file ? 200 : 404, { 'Content-Type': TYPES[path.extname(name)] ?? 'text/plain' })
        .end(file);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
