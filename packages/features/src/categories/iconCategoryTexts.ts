/** Apart from `iconCategoryResources`, which the host bundles to prefetch queries. */
export const iconCategoryTexts = {
  habit: {
    list: {
      title: 'Habit Categories',
      nameHeader: 'Name',
      icon: 'habits',
      emptyTitle: 'No categories found',
      emptyDescription: 'Create your first habit category to get started',
    },
    createTitle: 'Create New Habit Category',
    editTitle: 'Edit Habit Category',
  },
  workout: {
    list: {
      title: 'Workout Categories',
      nameHeader: 'Category Name',
      icon: 'workouts',
      emptyTitle: 'No workout categories found',
      emptyDescription: 'Create your first workout category to get started',
    },
    createTitle: 'Create New Workout Category',
    editTitle: 'Edit Workout Category',
  },
} as const;
