export { errorBody } from './errorBody.ts';
export { fixtures } from './fixtures.ts';
export { handlers, handlersByOperation } from './handlers.ts';
export { http } from './http.ts';
export { iconFile } from './icons.ts';
export { delay } from 'msw';
export {
  wireDashboard,
  wireFinanceCategories,
  wireHabitCategories,
  wirePolicies,
  wirePolicyVersions,
  wireSubscriptions,
} from './wire.ts';
export { wireTask } from './wireTask.ts';
export { wireUsers } from './wireUsers.ts';
export { activityPage } from './wireActivity.ts';
