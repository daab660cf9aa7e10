import type {
  ApiClient,
  CallOptions,
  Changed,
  CreateOptions,
  Message,
  UploadOptions,
  Versioned,
} from '@planner/api-client';
import type { Noun } from '../format/Noun.ts';

export interface NamedItem {
  id: string;
  name: string;
}

export type NameSort = 'ascending' | 'descending';

/** Undefined if the response has no readable body. */
type Saved<Body> = Promise<Changed<Body> | undefined>;

/** A kind of item that administrators list, add, edit and delete. Code that doesn't add or edit takes any `Resource<Item>`. */
export interface Resource<Item, New = never, Update = never> {
  noun: Noun;
  /** Name of the operation that lists them, with which the keys of its queries start. */
  listName: string;
  operations: {
    list: (client: ApiClient, options: CallOptions) => Promise<Item[]>;
    get: (client: ApiClient, id: string, options: CallOptions) => Promise<Versioned<Item>>;
    create: (client: ApiClient, item: New, options: CreateOptions & UploadOptions) => Saved<Item>;
    update: (client: ApiClient, id: string, update: Update, options: UploadOptions) => Saved<Item>;
    delete: (client: ApiClient, id: string, options: CallOptions) => Saved<Message>;
  };
}

/** Name of the operation that adds, changes or deletes an item: `deleteHabitCategory`. */
export const operationOf = (
  { listName }: Pick<Resource<unknown>, 'listName'>,
  verb: 'create' | 'update' | 'delete',
): string => listName.replace(/^list(.*)ies$/, `${verb}$1y`);

/** Shown when the server sends no message. */
export const failureTexts = ({ one, many }: Noun) => ({
  list: `Failed to fetch ${many}`,
  get: `Failed to fetch ${one}`,
  create: `Failed to add ${one}`,
  update: `Failed to update ${one}`,
  delete: `Failed to delete ${one}`,
});
