export { AddIconCategory } from './AddIconCategory.tsx';
export { EditIconCategory } from './EditIconCategory.tsx';
export { IconCategories } from './IconCategories.tsx';
export { iconCategoryResources } from './iconCategoryResources.ts';
