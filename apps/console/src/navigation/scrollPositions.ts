const STORAGE_KEY = 'scroll-positions';

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const positions = readPositions();

/** Scroll position of each visit of this tab, by the key of its location. Survives a reload. */
export const scrollPositions = {
  of: (key: string): number | undefined => positions[key],

  save: (key: string): void => {
    positions[key] = scrollY;
  },

  /** Without storage, only reloads lose the positions. */
  store: (): void => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {}
  },
};
