// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, object, optional, string, timestamp } from '../../parse.ts';
import { multipart, uploadInit } from '../../fetchWithProgress.ts';
import { ifMatch, streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, CreateOptions, UploadOptions, Versioned } from '../../types.ts';
import { parseMessage } from './shared.ts';
import type { Message, HabitCategory, NewIconCategory, IconCategoryUpdate } from '../types.ts';

export const parseHabitCategory = object<HabitCategory>({ id: id, name: string, iconLight: string, iconDark: string, createdAt: optional(timestamp), updatedAt: optional(timestamp) });

/** List habit categories. Returns all of them, sorted by name. */
export const listHabitCategories = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<HabitCategory[]> =>
  receive(http.GET('/habit-categories', streamInit(options)), array(parseHabitCategory), options);

/** Add a habit category. Both icons are re-encoded without metadata, and named after a hash of their content. 422 if the name looks like that of another category: case, widths, and kinds of spaces, dashes and apostrophes do not count. */
export const createHabitCategory = ({ http, changeItem, idempotencyKey, track }: ApiClient, body: NewIconCategory, options: CreateOptions & UploadOptions = {}): Promise<Changed<Versioned<HabitCategory>> | undefined> =>
  changeItem(http.POST('/habit-categories', { params: { header: idempotencyKey('createHabitCategory', options) }, body, bodySerializer: multipart, ...streamInit(options), ...uploadInit(options, track) }), parseHabitCategory, options);

/** Get one habit category. Returns one habit category. */
export const getHabitCategory = ({ http, receiveItem }: ApiClient, id: string, options: CallOptions = {}): Promise<Versioned<HabitCategory>> =>
  receiveItem(http.GET('/habit-categories/{id}', { params: { path: { id } }, ...streamInit(options) }), parseHabitCategory, options);

/** Change a habit category. An icon that is omitted, or sent as an empty file part, stays unchanged. 412: The category was saved in the meantime. `current` is the stored category. */
export const updateHabitCategory = (client: ApiClient, id: string, body: IconCategoryUpdate, options: UploadOptions = {}): Promise<Changed<Versioned<HabitCategory>> | undefined> => {
  const { http, changeItem, track } = client;
  return changeItem(http.PUT('/habit-categories/{id}', { params: { path: { id }, header: ifMatch(options) }, body, bodySerializer: multipart, ...streamInit(options), ...uploadInit(options, track) }), parseHabitCategory, options, () => getHabitCategory(client, id, { signal: options.signal }));
};

/** Delete a habit category. Deletes the category and its icons, unless other categories use them. */
export const deleteHabitCategory = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/habit-categories/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);
