import { multipart } from '../multipart.ts';
import { readIconCategories, readIconCategory, readMessage } from '../readers.ts';
import { ifMatch, keyOf, textOf, type Transport } from '../transport.ts';
import type {
  CallOptions,
  CreateOptions,
  HabitCategory,
  IconCategoryUpdate,
  Message,
  NewIconCategory,
  UploadOptions,
  Versioned,
  WorkoutCategory,
} from '../types.ts';

type IconCategory = HabitCategory & WorkoutCategory;

/** The five calls that habit and workout categories have alike. */
const iconCategoryCalls = (
  { http, receive, receiveItem, uploadOf }: Transport,
  collection: '/habit-categories' | '/workout-categories',
) => {
  const item = `${collection}/{id}` as const;
  const bodySerializer = multipart;
  return {
    list: (options: CallOptions = {}): Promise<IconCategory[]> =>
      receive(http.GET(collection, textOf(options)), readIconCategories, options),

    get: (id: string, options: CallOptions = {}): Promise<Versioned<IconCategory>> =>
      receiveItem(
        http.GET(item, { params: { path: { id } }, ...textOf(options) }),
        readIconCategory,
        options,
      ),

    create: (
      body: NewIconCategory,
      options: CreateOptions & UploadOptions = {},
    ): Promise<Versioned<IconCategory>> => {
      const params = { header: keyOf(options) };
      return receiveItem(
        http.POST(collection, { params, body, bodySerializer, ...textOf(options), ...uploadOf(options) }),
        readIconCategory,
        options,
      );
    },

    update: (
      id: string,
      body: IconCategoryUpdate,
      options: UploadOptions = {},
    ): Promise<Versioned<IconCategory>> => {
      const params = { path: { id }, header: ifMatch(options) };
      return receiveItem(
        http.PUT(item, { params, body, bodySerializer, ...textOf(options), ...uploadOf(options) }),
        readIconCategory,
        options,
      );
    },

    delete: (id: string, options: CallOptions = {}): Promise<Message> =>
      receive(http.DELETE(item, { params: { path: { id } }, ...textOf(options) }), readMessage, options),
  };
};

/** Habit categories, each with an icon for the light and one for the dark theme. */
export const habitCategoryOperations = (transport: Transport) => {
  const calls = iconCategoryCalls(transport, '/habit-categories');
  return {
    /** All habit categories, by name. */
    listHabitCategories: calls.list,
    /** One habit category. 404: there is none with this id. */
    getHabitCategory: calls.get,
    /** Adds a habit category; both icons are PNG or JPEG files. 413: too large; 422: see `errors`. */
    createHabitCategory: calls.create,
    /** Changes a habit category. 409: somebody else has saved; `current` is what is stored now. */
    updateHabitCategory: calls.update,
    /** Deletes a habit category. 404: it is gone already. */
    deleteHabitCategory: calls.delete,
  };
};

/** Workout categories, each with an icon for the light and one for the dark theme. */
export const workoutCategoryOperations = (transport: Transport) => {
  const calls = iconCategoryCalls(transport, '/workout-categories');
  return {
    /** All workout categories, by name. */
    listWorkoutCategories: calls.list,
    /** One workout category. 404: there is none with this id. */
    getWorkoutCategory: calls.get,
    /** Adds a workout category; both icons are PNG or JPEG files. 413: too large; 422: see `errors`. */
    createWorkoutCategory: calls.create,
    /** Changes a workout category. 409: somebody else has saved; `current` is what is stored now. */
    updateWorkoutCategory: calls.update,
    /** Deletes a workout category. 404: it is gone already. */
    deleteWorkoutCategory: calls.delete,
  };
};
