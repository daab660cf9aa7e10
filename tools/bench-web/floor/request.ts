/** Calls the API and returns its JSON. @throws when the response is an error */
export const request = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
  const response = await fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`);
  return (await response.json()) as T;
};
