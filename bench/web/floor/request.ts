/** As the API sends it, without what the reference pages don't show. */
export type User = Record<'_id' | 'name' | 'email' | 'role' | 'createdAt', string> &
  Record<'gender' | 'dob' | 'height' | 'weight', string | null>;

export interface UserPage {
  users: User[];
  pagination: { currentPage: number; totalPages: number; totalUsers: number };
}

/** Calls the API and returns its JSON. @throws when the response is an error */
export const request = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
  const headers = { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const response = await fetch(`/api/v1${path}`, { method, ...sent });
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`);
  return (await response.json()) as T;
};
