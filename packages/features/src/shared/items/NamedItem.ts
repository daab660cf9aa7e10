export interface NamedItem {
  id: string;
  name: string;
}

export type NameSort = 'ascending' | 'descending';
