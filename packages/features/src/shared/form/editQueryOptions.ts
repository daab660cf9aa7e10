/** Fetch on mount, never refetch: the ETag must match the version that the user is editing. */
export const editQueryOptions = { staleTime: 'static', gcTime: 0 } as const;
