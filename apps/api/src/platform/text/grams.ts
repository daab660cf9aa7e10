export const GRAM_LENGTH = 3;

/** Runs of one to three letters. Only trigrams may include line breaks, since no search term does. */
export const gramsOf = (text: string): Set<string> => {
  const letters = Array.from(text);
  const grams = new Set<string>();
  for (let from = 0; from < letters.length; from += 1) {
    let gram = '';
    for (let length = 1; length <= GRAM_LENGTH && from + length <= letters.length; length += 1) {
      gram += letters[from + length - 1];
      if (length === GRAM_LENGTH || !gram.includes('\n')) grams.add(gram);
    }
  }
  return grams;
};

/** How many of the texts contain each gram. */
export class GramCounts extends Map<string, number> {
  add(text: string): void {
    for (const gram of gramsOf(text)) this.set(gram, (this.get(gram) ?? 0) + 1);
  }
}

/** The distinct runs of three letters. */
export const trigramsOf = (text: string): string[] => {
  const letters = Array.from(text);
  return [
    ...new Set(
      letters.slice(GRAM_LENGTH - 1).map((_, from) => letters.slice(from, from + GRAM_LENGTH).join('')),
    ),
  ];
};
