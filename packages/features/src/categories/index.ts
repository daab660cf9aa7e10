export { AddIconCategory, type AddIconCategoryProps } from './AddIconCategory.tsx';
export { EditIconCategory, type EditIconCategoryProps } from './EditIconCategory.tsx';
export { IconCategories, type IconCategoriesProps } from './IconCategories.tsx';
export type { Kind } from './kinds.ts';
export { listIconCategoriesQuery } from './queries.ts';
