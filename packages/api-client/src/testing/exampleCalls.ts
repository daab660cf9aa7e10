import type { ApiClient } from '../createApiClient.ts';
import { examples, type JsonOperation } from '../generated/examples.ts';
import type { operations } from '../generated/schema.ts';
import * as api from '../index.ts';
import type { Example } from './Example.ts';
import { ICON_LIGHT_PATH, iconFile } from './icons.ts';
import { wireItemsOf } from './wireItemsOf.ts';

const withFiles = (body: unknown): unknown =>
  Object.fromEntries(
    Object.entries(Object(body)).map(([field, value]) => [
      field,
      field === 'iconLight' || field === 'iconDark' ? iconFile() : value,
    ]),
  );

const argsOf = ({ path, args }: Example): unknown[] =>
  args.map(({ name, value }) => {
    if (name === 'body') return withFiles(value);
    const [{ _id: id } = { _id: value }] = wireItemsOf(path) ?? [];
    return name === 'id' ? id : value;
  });

/** One valid call per operation, with the example of the contract and an item that the mock handlers know. */
export const exampleCalls = (client: ApiClient): Record<keyof operations, () => Promise<unknown>> => {
  const functions: Record<string, unknown> = { ...api };
  const calls = Object.entries(examples).map(([operation, example]) => {
    const call = functions[operation] as (...args: unknown[]) => Promise<unknown>;
    return [operation, () => call(client, ...argsOf(example))];
  });
  return {
    ...(Object.fromEntries(calls) as Record<JsonOperation, () => Promise<unknown>>),
    // Without a page, the response has no pagination.
    listSubscriptions: () => api.listSubscriptions(client, { page: 1 }),
    exportActivity: () => api.exportActivity(client),
    exportSubscriptions: () => api.exportSubscriptions(client),
    exportAcceptances: () => api.exportAcceptances(client, 'terms', '1'),
    exportTaskFailures: () => api.exportTaskFailures(client, ICON_LIGHT_PATH),
    uploadImport: () => api.uploadImport(client, 'users', new Blob(['Name\n'])),
    exportUsers: () => api.exportUsers(client),
    exportSelectedUsers: () => api.exportSelectedUsers(client, { ids: ['0192f3c4'] }),
    getIcon: () => api.getIcon(client, ICON_LIGHT_PATH.replace('/icons/', '')),
  };
};
