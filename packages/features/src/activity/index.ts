export { Activity } from './Activity.tsx';
