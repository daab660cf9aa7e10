/** Removes case and diacritics: “cafe” finds “Café”. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
