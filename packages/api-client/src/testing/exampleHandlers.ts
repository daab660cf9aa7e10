import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { examples, type JsonOperation } from '../generated/examples.ts';
import type { Example } from './Example.ts';
import { ADDED, NOT_FOUND, VERSION } from './responses.ts';
import { wireItemsOf } from './wireItemsOf.ts';

/** The fields of a body, without files. */
const fieldsOf = async (request: Request): Promise<object> => {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) return (await request.json()) as object;
  if (!type.startsWith('multipart/form-data')) return {};
  return Object.fromEntries([...(await request.formData())].filter(([, value]) => typeof value === 'string'));
};

const isItem = (value: unknown): value is { _id: string } =>
  typeof value === 'object' && value !== null && '_id' in value;

const handlerOf = ({ method, path, status, isItem: hasVersion, response: example }: Example): HttpHandler => {
  const items = wireItemsOf(path);
  const respond = (body: unknown) =>
    HttpResponse.json(body as object, { status, ...(hasVersion && VERSION) });

  const resolve: HttpResponseResolver = async ({ request, params }) => {
    const { id } = params;
    const found = items && id !== undefined ? items.find(({ _id }) => _id === id) : example;
    if (!found) return HttpResponse.json(NOT_FOUND, { status: 404 });
    if (method === 'delete') return respond(example);
    if (method === 'get')
      return respond(items && Array.isArray(example) && example.every(isItem) ? items : found);
    if (!isItem(found)) return respond(found);
    const fields = await fieldsOf(request);
    return respond(
      status === 201 ? { ...(items?.[0] ?? found), ...fields, ...ADDED } : { ...found, ...fields },
    );
  };
  return http[method](`*/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolve);
};

/** Handlers of all operations that return JSON. They return items by id, changed as requested, otherwise the contract's example. */
export const exampleHandlers = Object.fromEntries(
  Object.entries(examples).map(([operation, example]) => [operation, handlerOf(example)]),
) as Record<JsonOperation, HttpHandler>;
