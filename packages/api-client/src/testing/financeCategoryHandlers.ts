import { ADDED, NOT_FOUND, VERSION } from './answers.ts';
import { http } from './http.ts';
import { wireFinanceCategories } from './wire.ts';
import { userId } from './wireUsers.ts';

const find = (id: string) => wireFinanceCategories.find(({ _id }) => _id === id);

/** Finance categories. The list comes first, or its path would be taken for an id. */
export const financeCategoryHandlers = {
  listFinanceCategories: http.get('/finance-categories/admin', ({ response }) =>
    response(200).json(wireFinanceCategories),
  ),
  getFinanceCategory: http.get('/finance-categories/{id}', ({ params, response }) => {
    const found = find(params.id);
    return found ? response(200).json(found, VERSION) : response(404).json(NOT_FOUND);
  }),
  createFinanceCategory: http.post('/finance-categories', async ({ request, response }) => {
    const unsaid = { role: 'admin', user_id: userId(1) } as const;
    return response(201).json({ ...unsaid, ...(await request.json()), ...ADDED }, VERSION);
  }),
  updateFinanceCategory: http.put('/finance-categories/{id}', async ({ params, request, response }) => {
    const found = find(params.id);
    return found
      ? response(200).json({ ...found, ...(await request.json()) }, VERSION)
      : response(404).json(NOT_FOUND);
  }),
  deleteFinanceCategory: http.delete('/finance-categories/{id}', ({ params, response }) =>
    find(params.id) ? response(200).json({ message: 'Category deleted' }) : response(404).json(NOT_FOUND),
  ),
};
