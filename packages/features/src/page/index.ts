export { chunkLoadErrors, loadScreen, prefetchCode, watchChunkLoadErrors } from './chunkLoadErrors.ts';
export { connection, watchConnection, watchRequests } from './connection.ts';
export { ErrorScreen } from './ErrorScreen.tsx';
export { patchDomForTranslators } from './patchDomForTranslators.ts';
export { RootErrorBoundary } from './RootErrorBoundary.tsx';
export { unsaved, useBeforeUnload } from './unsaved.ts';
export { useSidebarState } from './useSidebarState.ts';
export { useTheme, watchTheme } from './useTheme.ts';
export { useTypedBefore } from './useTypedBefore.ts';
