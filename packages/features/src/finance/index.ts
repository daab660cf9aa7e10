export { financeCategoryResource } from './financeCategoryResource.ts';
export { FinanceCategories } from './FinanceCategories.tsx';
export { AddFinanceCategory, EditFinanceCategory } from './financeCategoryForm.tsx';
