export { AddFinanceCategory, type AddFinanceCategoryProps } from './AddFinanceCategory.tsx';
export { EditFinanceCategory, type EditFinanceCategoryProps } from './EditFinanceCategory.tsx';
export { FinanceCategories, type FinanceCategoriesProps } from './FinanceCategories.tsx';
export { listFinanceCategoriesQuery } from './queries.ts';
