export const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
