/** The title of every screen: shown in the top bar and, followed by the product's name, as the document's title. */
export const titles = {
  login: 'Login',
  forgotPassword: 'Forgot Password',
  resetLinkSent: 'Check Your E-mail',
  resetPassword: 'Reset Password',
  privacyPolicy: 'Privacy Policy',
  termsAndConditions: 'Terms and Conditions',
  contact: 'Contact Us',
  dashboard: 'Dashboard',
  allUsers: 'All Users',
  addUser: 'Add User',
  editUser: 'Edit User',
  allHabitCategories: 'All Habit Categories',
  addHabitCategory: 'Add Habit Category',
  editHabitCategory: 'Edit Habit Category',
  allWorkoutCategories: 'All Workout Categories',
  addWorkoutCategory: 'Add Workout Category',
  editWorkoutCategory: 'Edit Workout Category',
  allFinanceCategories: 'All Finance Categories',
  addFinanceCategory: 'Add Finance Category',
  editFinanceCategory: 'Edit Finance Category',
  editTermsAndConditions: 'Terms & Conditions',
  editPrivacyPolicy: 'Privacy Policy',
  subscriptions: 'Subscriptions',
  messages: 'Messages',
  settings: 'Settings',
  notFound: 'Page Not Found',
} as const;

/** Name of a screen: the id of its route, the key of its title and of its path. */
export type ScreenName = keyof typeof titles;

/** The product's name, as in every document title. */
export const PRODUCT_NAME = 'Planner Admin';
