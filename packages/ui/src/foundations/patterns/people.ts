export interface Person {
  name: string;
  email: string;
  isAdmin: boolean;
}

export const people: readonly Person[] = [
  'Amelia Okafor',
  'Jonas Weber',
  'Sofía Martínez',
  'Noah Lindgren',
  'Priya Raman',
  'Yuki Tanaka',
].map((name, index) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  isAdmin: index === 1,
}));
