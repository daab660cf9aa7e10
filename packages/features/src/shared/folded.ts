/** Letters without case and marks: “cafe” finds “Café”. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
