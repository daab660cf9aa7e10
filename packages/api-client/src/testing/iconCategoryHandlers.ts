import type { HttpHandler } from 'msw';
import type { Wire } from '../types.ts';
import { ADDED, NOT_FOUND, VERSION } from './answers.ts';
import { http } from './http.ts';
import { ICON_DARK_PATH, ICON_LIGHT_PATH } from './icons.ts';

const nameIn = async (request: Request): Promise<string> => {
  const name = (await request.formData()).get('name');
  return typeof name === 'string' ? name : '';
};

/** The five handlers that habit and workout categories have alike. */
export const iconCategoryHandlers = (
  collection: '/habit-categories' | '/workout-categories',
  categories: (Wire['HabitCategory'] & Wire['WorkoutCategory'])[],
): Record<'list' | 'get' | 'create' | 'update' | 'delete', HttpHandler> => {
  const item = `${collection}/{id}` as const;
  const find = (id: string) => categories.find(({ _id }) => _id === id);
  return {
    list: http.get(collection, ({ response }) => response(200).json(categories)),
    get: http.get(item, ({ params, response }) => {
      const found = find(params.id);
      return found ? response(200).json(found, VERSION) : response(404).json(NOT_FOUND);
    }),
    create: http.post(collection, async ({ request, response }) =>
      response(201).json(
        { ...ADDED, name: await nameIn(request), iconLight: ICON_LIGHT_PATH, iconDark: ICON_DARK_PATH },
        VERSION,
      ),
    ),
    update: http.put(item, async ({ params, request, response }) => {
      const found = find(params.id);
      return found
        ? response(200).json({ ...found, name: await nameIn(request) }, VERSION)
        : response(404).json(NOT_FOUND);
    }),
    delete: http.delete(item, ({ params, response }) =>
      find(params.id) ? response(200).json({ message: 'Category deleted' }) : response(404).json(NOT_FOUND),
    ),
  };
};
