/** Fetch until there is data, then never again: the ETag must match the version that the user is editing. */
export const editQueryOptions = {
  staleTime: ({ state }: { state: { data?: unknown } }): 0 | 'static' =>
    state.data === undefined ? 0 : 'static',
  gcTime: 0,
} as const;
