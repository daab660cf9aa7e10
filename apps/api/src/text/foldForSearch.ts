/**
 * The form in which text is searched: compatibility forms made one (NFKC), lower case, accents kept, so that "ZOË" finds
 * "Zoë" and "zoe" does not. Normalised once more after lower-casing, which can decompose (İ).
 */
export const foldForSearch = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');
