import type {
  ApiClient,
  CallOptions,
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

interface Methods<Item, New, Update> {
  list: (options: CallOptions) => Promise<Item[]>;
  get: (id: string, options: CallOptions) => Promise<Versioned<Item>>;
  create: (item: New, options: CreateOptions & UploadOptions) => Promise<Item | undefined>;
  update: (id: string, update: Update, options: UploadOptions) => Promise<Item | undefined>;
  delete: (id: string, options: CallOptions) => Promise<Message | undefined>;
}

/** The methods of `ApiClient` with this signature. */
type OperationName<Method> = {
  [Name in keyof ApiClient]: ApiClient[Name] extends Method ? Name : never;
}[keyof ApiClient];

/** A kind of item that administrators list, add, edit and delete. */
export interface Resource<Item, New, Update> {
  noun: Noun;
  /** Named as in openapi.yaml. */
  operations: {
    [Key in keyof Methods<Item, New, Update>]: OperationName<Methods<Item, New, Update>[Key]>;
  };
}

export const methodOf = <Item, New, Update, Key extends keyof Methods<Item, New, Update>>(
  { operations }: Resource<Item, New, Update>,
  client: ApiClient,
  key: Key,
) =>
  // `OperationName` has checked the signature.
  client[operations[key]] as unknown as Methods<Item, New, Update>[Key];

/** Shown when the server sends no message. */
export const failureTexts = ({ one, many }: Noun) => ({
  list: `Failed to fetch ${many}`,
  get: `Failed to fetch ${one}`,
  create: `Failed to add ${one}`,
  update: `Failed to update ${one}`,
  delete: `Failed to delete ${one}`,
});
