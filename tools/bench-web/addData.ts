import { request } from 'playwright';
import type { App } from './App.ts';
import { SEARCHED } from './searched.ts';

const CATEGORIES = 1000;

/** Adds what the scenarios need beyond the sample data. Returns the id of a user. */
export const addData = async (url: string, storageState: App['signedIn']): Promise<string> => {
  const api = await request.newContext({ baseURL: `${url}/api/v1/`, storageState, failOnStatusCode: true });
  for (let category = 0; category < CATEGORIES; category += 1)
    await api.post('finance-categories', { data: { name: `Category ${category}`, color: '#3b82f6' } });
  let id = '';
  for (const name of [SEARCHED, `${SEARCHED.slice(0, -1)}b`]) {
    const response = await api.post('users', {
      data: { name, email: `${name}@example.com`, password: 'seven green bottles' },
    });
    ({ _id: id } = (await response.json()) as { _id: string });
  }
  await api.dispose();
  return id;
};
