/** Which categories: of habits or of workouts. Both have a name and two icons; everything that differs is in `KINDS`. */
export type Kind = 'habit' | 'workout';

/** Operations, words and icons of each kind (specification §2). */
export const KINDS = {
  habit: {
    operations: {
      list: 'listHabitCategories',
      get: 'getHabitCategory',
      create: 'createHabitCategory',
      update: 'updateHabitCategory',
      delete: 'deleteHabitCategory',
    },
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
    operations: {
      list: 'listWorkoutCategories',
      get: 'getWorkoutCategory',
      create: 'createWorkoutCategory',
      update: 'updateWorkoutCategory',
      delete: 'deleteWorkoutCategory',
    },
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
