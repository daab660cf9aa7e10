/** Set at build time for an API on another host. */
export const apiBaseUrl: string = import.meta.env['VITE_API_BASE_URL'] || '/api/v1';
