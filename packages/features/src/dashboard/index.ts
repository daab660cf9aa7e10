export { Dashboard, type DashboardProps } from './Dashboard.tsx';
export type { DashboardHrefs } from './DashboardView.tsx';
export { getTotalsQuery } from './queries.ts';
