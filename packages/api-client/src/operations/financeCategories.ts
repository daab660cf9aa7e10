import { readFinanceCategories, readFinanceCategory, readMessage } from '../readers.ts';
import { ifMatch, keyOf, textOf, type Transport } from '../transport.ts';
import type {
  CallOptions,
  CreateOptions,
  FinanceCategory,
  FinanceCategoryUpdate,
  Message,
  NewFinanceCategory,
  SaveOptions,
  Versioned,
} from '../types.ts';

/** Finance categories, each with a colour. */
export const financeCategoryOperations = ({ http, receive, receiveItem }: Transport) => ({
  /** All finance categories, by name. */
  listFinanceCategories: (options: CallOptions = {}): Promise<FinanceCategory[]> =>
    receive(http.GET('/finance-categories/admin', textOf(options)), readFinanceCategories, options),

  /** One finance category. 404: there is none with this id. */
  getFinanceCategory: (id: string, options: CallOptions = {}): Promise<Versioned<FinanceCategory>> => {
    const params = { path: { id } };
    return receiveItem(
      http.GET('/finance-categories/{id}', { params, ...textOf(options) }),
      readFinanceCategory,
      options,
    );
  },

  /** Adds a finance category; `color` is `#rgb` or `#rrggbb`. */
  createFinanceCategory: (
    body: NewFinanceCategory,
    options: CreateOptions = {},
  ): Promise<Versioned<FinanceCategory>> => {
    const params = { header: keyOf(options) };
    return receiveItem(
      http.POST('/finance-categories', { params, body, ...textOf(options) }),
      readFinanceCategory,
      options,
    );
  },

  /** Changes a finance category. 409: somebody else has saved; `current` is what is stored now. */
  updateFinanceCategory: (
    id: string,
    body: FinanceCategoryUpdate,
    options: SaveOptions = {},
  ): Promise<Versioned<FinanceCategory>> => {
    const params = { path: { id }, header: ifMatch(options) };
    return receiveItem(
      http.PUT('/finance-categories/{id}', { params, body, ...textOf(options) }),
      readFinanceCategory,
      options,
    );
  },

  /** Deletes a finance category. 404: it is gone already. */
  deleteFinanceCategory: (id: string, options: CallOptions = {}): Promise<Message> => {
    const params = { path: { id } };
    return receive(
      http.DELETE('/finance-categories/{id}', { params, ...textOf(options) }),
      readMessage,
      options,
    );
  },
});
