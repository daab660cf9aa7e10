// One file of code.
export { settings } from './SettingsRoute.tsx';
export { tokens } from './TokensRoute.ts';
