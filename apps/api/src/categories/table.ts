import type { VersionedColumns } from '../platform/db/schema.ts';

export interface IconCategoriesTable extends VersionedColumns {
  name: string;
  /** `icons.hash` */
  icon_light: string;
  /** `icons.hash` */
  icon_dark: string;
}

export interface FinanceCategoriesTable extends VersionedColumns {
  name: string;
  /** `#rgb` or `#rrggbb`. */
  color: string | null;
  role: 'user' | 'admin';
  /** The user who added it; null if that account was deleted. */
  user_id: string | null;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    habit_categories: IconCategoriesTable;
    workout_categories: IconCategoriesTable;
    finance_categories: FinanceCategoriesTable;
  }
  interface UndoKinds {
    habit: true;
    workout: true;
    finance: true;
    /** Categories that an import added. */
    financeImport: true;
  }
}
