/** A request of the contract and its response. */
export interface Example {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** Arguments of the operation: path parameters, then the body. */
  args: { name: string; value: unknown }[];
  status: number;
  /** True if the response has an ETag. */
  isItem: boolean;
  /** True if success depends on the body; otherwise any 2xx means that a change is stored. */
  isRead: boolean;
  response: unknown;
}
