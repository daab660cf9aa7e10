/** What the categories of all kinds have in common. */
export interface NamedCategory {
  id: string;
  name: string;
}

/** Direction in which a list is sorted by name. */
export type NameSort = 'ascending' | 'descending';
