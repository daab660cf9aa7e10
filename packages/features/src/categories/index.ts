export { AddIconCategory, EditIconCategory } from './iconCategoryForms.tsx';
export { IconCategories } from './IconCategories.tsx';
export { iconCategoryResources } from './iconCategoryResources.ts';
