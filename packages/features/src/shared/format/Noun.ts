/** What an item is called, in lower case: `{ one: 'category', many: 'categories' }`. */
export interface Noun {
  one: string;
  many: string;
}
