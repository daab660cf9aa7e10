export { errorBody } from './errorBody.ts';
export { fixtures } from './fixtures.ts';
export { handlers, handlersByOperation } from './handlers.ts';
export { http } from './http.ts';
export { iconFile } from './icons.ts';
export {
  wireDashboard,
  wireFinanceCategories,
  wireHabitCategories,
  wirePolicies,
  wirePolicyVersions,
  wireStatuses,
  wireSubscriptions,
  wireUserWeeks,
  wireWorkoutCategories,
} from './wire.ts';
export { wireSignedInUser, wireUsers } from './wireUsers.ts';
