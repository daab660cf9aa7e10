// One file of code.
export { allFinanceCategories } from './FinanceCategoriesRoute.tsx';
export { allHabitCategories, allWorkoutCategories } from './IconCategoriesRoute.tsx';
