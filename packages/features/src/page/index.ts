export { installTrustedTypes } from '@planner/policy-html/trusted-types';
export { chunkLoadErrors, loadScreen, prefetchCode, watchChunkLoadErrors } from './chunkLoadErrors.ts';
export { connection, watchConnection, watchRequests } from './connection.ts';
export { ErrorScreen, RootErrorBoundary } from './ErrorScreen.tsx';
export { patchDomForTranslators } from './patchDomForTranslators.ts';
export { unsaved, useBeforeUnload } from './unsaved.ts';
export { useExpandedGroups, useIsSidebarCollapsed } from './useSidebarState.ts';
export { useTheme, watchTheme } from './useTheme.ts';
export { useTypedBefore } from './useTypedBefore.ts';
