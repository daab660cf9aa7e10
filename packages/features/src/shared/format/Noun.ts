/** Name of a kind of item, in lower case: `{ one: 'category', many: 'categories' }`. */
export interface Noun {
  one: string;
  many: string;
}
