import { contract } from './contractForTests.ts';
import type { TestApi } from './startTestApi.ts';
import { validRequest } from './validRequest.ts';

/** A path of every GET operation of the contract, with the items they need. */
export const everyRead = async (api: TestApi): Promise<string[]> => {
  const paths: string[] = [];
  for (const { id, method, path } of contract.operations) {
    if (method !== 'GET') continue;
    const { params = {} } = await validRequest(id, api);
    paths.push(`/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`);
  }
  return paths;
};

/** What a client notices of the response, by path. */
export const readAll = async (
  origin: string,
  cookie: string,
  paths: readonly string[],
): Promise<Record<string, unknown>> => {
  const answers = paths.map(async (path) => {
    const response = await fetch(origin + path, { headers: { Cookie: cookie } });
    const body = Buffer.from(await response.arrayBuffer());
    const { headers, status } = response;
    const isText = /json|csv/.test(headers.get('content-type') ?? '');
    const answer = [status, headers.get('content-type'), headers.get('etag')];
    return [path, [...answer, body.toString(isText ? 'utf8' : 'base64')]] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
};
