/** What opens over the screens, as one file. */
export { ConsolePalette } from './palette/ConsolePalette.tsx';
export { ConfirmOverlay, SignInAgainOverlay } from './session/overlays.tsx';
export { LeaveDialog } from './unsaved/LeaveDialog.tsx';
