export { LongerPassword } from './LongerPassword.tsx';
export { Settings } from './Settings.tsx';
export { Enroll } from './factors/Enroll.tsx';
