import { contract } from './contractForTests.ts';
import type { TestApi } from './startTestApi.ts';
import { validRequest } from './validRequest.ts';

/** A path of every GET operation of the contract, with the items they need; without exports and health values, which leave entries in the activity. */
export const everyRead = async (api: TestApi): Promise<string[]> => {
  const paths: string[] = [];
  for (const { id, method, path } of contract.operations) {
    if (method !== 'GET' || id.startsWith('export')) continue;
    const { params = {} } = await validRequest(id, api);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    paths.push(`/api/v1${address}${id === 'getUser' ? '?health=omit' : ''}`);
  }
  return paths;
};

/** Reads paths. Returns status, content type, ETag and content of each response, by path. */
export const readAll = async (
  origin: string,
  cookie: string,
  paths: readonly string[],
): Promise<Record<string, unknown>> => {
  const responses = paths.map(async (path) => {
    const response = await fetch(origin + path, { headers: { Cookie: cookie } });
    const body = Buffer.from(await response.arrayBuffer());
    const { headers, status } = response;
    const isText = /json|csv/.test(headers.get('content-type') ?? '');
    const content = body.toString(isText ? 'utf8' : 'base64');
    return [path, [status, headers.get('content-type'), headers.get('etag'), content]] as const;
  });
  return Object.fromEntries(await Promise.all(responses));
};
