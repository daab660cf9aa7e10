export { Dashboard } from './Dashboard.tsx';
export { getDashboardQuery } from './queries.ts';
