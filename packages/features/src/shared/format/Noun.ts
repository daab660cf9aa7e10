/** Name of a kind of item, in lower case: `{ one: 'category', many: 'categories' }`. */
export interface Noun {
  one: string;
  many: string;
}

export const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
