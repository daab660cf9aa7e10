import type {
  ApiClient,
  CallOptions,
  Changed,
  CreateOptions,
  Message,
  OperationId,
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
  /** The keys of the queries start with the id of the operation that lists them. */
  ids: { [Verb in 'list' | 'create' | 'update' | 'delete']: Extract<OperationId, `${Verb}${string}`> };
  operations: {
    list: (client: ApiClient, options: CallOptions) => Promise<Item[]>;
    get: (client: ApiClient, id: string, options: CallOptions) => Promise<Versioned<Item>>;
    create: (client: ApiClient, item: New, options: CreateOptions & UploadOptions) => Saved<Item>;
    update: (client: ApiClient, id: string, update: Update, options: UploadOptions) => Saved<Item>;
    delete: (client: ApiClient, id: string, options: CallOptions) => Saved<Message>;
  };
}

/** Shown when the server sends no message. */
export const failureTexts = ({ one, many }: Noun) => ({
  list: `Failed to fetch ${many}`,
  get: `Failed to fetch ${one}`,
  create: `Failed to add ${one}`,
  update: `Failed to update ${one}`,
  delete: `Failed to delete ${one}`,
});
