// One file of code.
export * from './FinanceCategoryFormRoutes.tsx';
export * from './IconCategoryFormRoutes.tsx';
export * from './UserFormRoutes.tsx';
