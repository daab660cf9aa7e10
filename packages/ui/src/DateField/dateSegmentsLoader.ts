/** An object, so that stories can make loading slow or fail. */
export const dateSegmentsLoader = { load: () => import('./DateSegments.tsx') };
