export { Settings } from './Settings.tsx';
export { Enroll } from './factors/Enroll.tsx';
