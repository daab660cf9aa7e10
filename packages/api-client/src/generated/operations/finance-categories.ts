// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, object, optional, string, timestamp } from '../../parse.ts';
import { ifMatch, streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, CreateOptions, SaveOptions, Versioned } from '../../types.ts';
import { parseRole, parseMessage } from './shared.ts';
import type { Message, FinanceCategory, NewFinanceCategory, FinanceCategoryUpdate } from '../types.ts';

export const parseFinanceCategory = object<FinanceCategory>({ id: id, name: string, color: nullable(string), role: optional(parseRole), user_id: nullable(id), createdAt: optional(timestamp), updatedAt: optional(timestamp) });

/** List finance categories. Returns all of them, sorted by name. */
export const listFinanceCategories = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<FinanceCategory[]> =>
  receive(http.GET('/finance-categories/admin', streamInit(options)), array(parseFinanceCategory), options);

/** Add a finance category. `role` defaults to admin, `user_id` to the signed-in user. 422 if the name looks like that of another category: case, widths, and kinds of spaces, dashes and apostrophes do not count. */
export const createFinanceCategory = ({ http, changeItem, idempotencyKey }: ApiClient, body: NewFinanceCategory, options: CreateOptions = {}): Promise<Changed<Versioned<FinanceCategory>> | undefined> =>
  changeItem(http.POST('/finance-categories', { params: { header: idempotencyKey('createFinanceCategory', options) }, body, ...streamInit(options) }), parseFinanceCategory, options);

/** Get one finance category. Returns one finance category. */
export const getFinanceCategory = ({ http, receiveItem }: ApiClient, id: string, options: CallOptions = {}): Promise<Versioned<FinanceCategory>> =>
  receiveItem(http.GET('/finance-categories/{id}', { params: { path: { id } }, ...streamInit(options) }), parseFinanceCategory, options);

/** Change a finance category. Replaces name and color. 412: The category was saved in the meantime. `current` is the stored category. */
export const updateFinanceCategory = (client: ApiClient, id: string, body: FinanceCategoryUpdate, options: SaveOptions = {}): Promise<Changed<Versioned<FinanceCategory>> | undefined> => {
  const { http, changeItem } = client;
  return changeItem(http.PUT('/finance-categories/{id}', { params: { path: { id }, header: ifMatch(options) }, body, ...streamInit(options) }), parseFinanceCategory, options, () => getFinanceCategory(client, id, { signal: options.signal }));
};

/** Delete a finance category. Deletes the category. */
export const deleteFinanceCategory = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/finance-categories/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);
