// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, object, optional, string, timestamp } from '../../parse.ts';
import { multipart, uploadInit } from '../../fetchWithProgress.ts';
import { ifMatch, streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, CreateOptions, UploadOptions, Versioned } from '../../types.ts';
import { parseMessage } from './shared.ts';
import type { Message, WorkoutCategory, NewIconCategory, IconCategoryUpdate } from '../types.ts';

export const parseWorkoutCategory = object<WorkoutCategory>({ id: id, name: string, iconLight: string, iconDark: string, createdAt: optional(timestamp), updatedAt: optional(timestamp) });

/** List workout categories. Returns all of them, sorted by name. */
export const listWorkoutCategories = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<WorkoutCategory[]> =>
  receive(http.GET('/workout-categories', streamInit(options)), array(parseWorkoutCategory), options);

/** Add a workout category. Both icons are re-encoded without metadata, and named after a hash of their content. 422 if the name looks like that of another category: case, widths, and kinds of spaces, dashes and apostrophes do not count. */
export const createWorkoutCategory = ({ http, changeItem, idempotencyKey, track }: ApiClient, body: NewIconCategory, options: CreateOptions & UploadOptions = {}): Promise<Changed<Versioned<WorkoutCategory>> | undefined> =>
  changeItem(http.POST('/workout-categories', { params: { header: idempotencyKey('createWorkoutCategory', options) }, body, bodySerializer: multipart, ...streamInit(options), ...uploadInit(options, track) }), parseWorkoutCategory, options);

/** Get one workout category. Returns one workout category. */
export const getWorkoutCategory = ({ http, receiveItem }: ApiClient, id: string, options: CallOptions = {}): Promise<Versioned<WorkoutCategory>> =>
  receiveItem(http.GET('/workout-categories/{id}', { params: { path: { id } }, ...streamInit(options) }), parseWorkoutCategory, options);

/** Change a workout category. An icon that is omitted, or sent as an empty file part, stays unchanged. 412: The category was saved in the meantime. `current` is the stored category. */
export const updateWorkoutCategory = (client: ApiClient, id: string, body: IconCategoryUpdate, options: UploadOptions = {}): Promise<Changed<Versioned<WorkoutCategory>> | undefined> => {
  const { http, changeItem, track } = client;
  return changeItem(http.PUT('/workout-categories/{id}', { params: { path: { id }, header: ifMatch(options) }, body, bodySerializer: multipart, ...streamInit(options), ...uploadInit(options, track) }), parseWorkoutCategory, options, () => getWorkoutCategory(client, id, { signal: options.signal }));
};

/** Delete a workout category. Deletes the category and its icons, unless other categories use them. */
export const deleteWorkoutCategory = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/workout-categories/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);
