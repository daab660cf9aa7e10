export { LongerPassword } from './LongerPassword.tsx';
export { Settings } from './Settings.tsx';
