import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { IconsTable } from '../icons/table.ts';

/** Stroked SVG paths on a 24 by 24 grid. */
const DRAWINGS = {
  apple:
    'M12 7c-2-2-7-1.5-7 4.5 0 4.5 3 9 5 9 1 0 1.3-.6 2-.6s1 .6 2 .6c2 0 5-4.5 5-9C19 5.5 14 5 12 7zM12 7c0-2 1-4 3-4.5',
  bike: 'M5.5 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18.5 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5.5 17l4-9h6l3 9M9.5 8 13 17l2.5-9M8 8h3M15.5 8l-.7-3H17',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  bolt: 'M13 2 4 14h7l-1 8 9-12h-7z',
  bubble: 'M4 4h16v12h-9l-5 4v-4H4zM8 8.5h8M8 11.5h5',
  check: 'M4 4h16v16H4zM8 12l3 3 5-6',
  drop: 'M12 2.5c3 4 6.5 7.5 6.5 12a6.5 6.5 0 0 1-13 0c0-4.5 3.5-8 6.5-12zM9 15a3 3 0 0 0 3 3',
  dumbbell: 'M8.5 12h7M5 7h3.5v10H5zM15.5 7H19v10h-3.5zM2.5 9.5v5M21.5 9.5v5',
  glove:
    'M6 13V7.5A3.5 3.5 0 0 1 9.5 4H15a4 4 0 0 1 4 4v4a5 5 0 0 1-2 4H9a3 3 0 0 1-3-3zM9 16v4h8v-4M6 12h4.5a2 2 0 0 0 0-4H9',
  lotus:
    'M12 20c-5 0-9-3-9-8 3 0 5 1 6 2.5M12 20c5 0 9-3 9-8-3 0-5 1-6 2.5M12 20c-3-2-4-5-4-8 0-3 2-6 4-8 2 2 4 5 4 8 0 3-1 6-4 8z',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  mountain: 'M2 20 9 6l4 7.5 2.5-3.5L22 20zM7 10l2 1.5 2-1.5',
  note: 'M9 18V5l11-2v13M6 15.5a3 2.5 0 1 0 0 5 3 2.5 0 0 0 3-2.5 3 2.5 0 0 0-3-2.5zM17 13.5a3 2.5 0 1 0 0 5 3 2.5 0 0 0 3-2.5 3 2.5 0 0 0-3-2.5z',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4M4 20l5-1',
  phone: 'M7 2.5h10v19H7zM10.5 18.5h3M3 3l18 18',
  shoe: 'M3 17V8l4 1c1 2.5 3 4 6 4.5l5 1c2 .5 3 1.5 3 2.5v2H3zM9.5 12l2-1.5M12 13.5l2-1.5',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.700 1.700M17.300 17.300 19 19M19 5l-1.700 1.700M6.700 17.300 5 19',
  waves:
    'M2 9c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2M2 14c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2M2 19c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2',
  walk: 'M13 2.5a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM8 11l4-3 3 4 3 1M12 8l-1 6 3.5 3 .5 4.5M11 14l-2 7.5',
} as const;

type Drawing = keyof typeof DRAWINGS;

/** Width and height; lists show icons at a quarter of it. */
const ICON_PX = 128;

export const drawIcon = async (drawing: Drawing, color: string): Promise<IconsTable> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_PX}" height="${ICON_PX}" viewBox="0 0 24 24"><path
    d="${DRAWINGS[drawing]}" fill="none" stroke="${color}" stroke-width="1.75" stroke-linecap="round"
    stroke-linejoin="round"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return { hash: createHash('sha256').update(bytes).digest('hex'), type: 'png', bytes };
};

export interface SampleIconCategory {
  name: string;
  drawing: Drawing;
  /** Icon colors on light and on dark surfaces. */
  colors: readonly [light: string, dark: string];
}

/** Pairs of tones of one hue, each with a contrast of at least 4.5 to its surface. */
const BLUE = ['#1d4ed8', '#93c5fd'] as const;
const GREEN = ['#15803d', '#86efac'] as const;
const VIOLET = ['#6d28d9', '#c4b5fd'] as const;
const ORANGE = ['#c2410c', '#fdba74'] as const;
const ROSE = ['#be123c', '#fda4af'] as const;
const TEAL = ['#0f766e', '#5eead4'] as const;

export const SAMPLE_HABITS: readonly SampleIconCategory[] = [
  { name: 'Drink water', drawing: 'drop', colors: BLUE },
  { name: 'Read', drawing: 'book', colors: VIOLET },
  { name: 'Meditate', drawing: 'lotus', colors: TEAL },
  { name: 'Sleep early', drawing: 'moon', colors: VIOLET },
  { name: 'Walk outside', drawing: 'walk', colors: GREEN },
  { name: 'Journal', drawing: 'pencil', colors: ORANGE },
  { name: 'Eat fruit', drawing: 'apple', colors: ROSE },
  { name: 'Screen-free evening', drawing: 'phone', colors: ORANGE },
  { name: 'Tidy up', drawing: 'check', colors: GREEN },
  { name: 'Learn a language', drawing: 'bubble', colors: BLUE },
  { name: 'Practise an instrument', drawing: 'note', colors: ROSE },
  { name: 'Morning sun', drawing: 'sun', colors: ORANGE },
];

export const SAMPLE_WORKOUTS: readonly SampleIconCategory[] = [
  { name: 'Running', drawing: 'shoe', colors: ORANGE },
  { name: 'Strength', drawing: 'dumbbell', colors: BLUE },
  { name: 'Cycling', drawing: 'bike', colors: GREEN },
  { name: 'Swimming', drawing: 'waves', colors: TEAL },
  { name: 'Yoga', drawing: 'lotus', colors: VIOLET },
  { name: 'Hiking', drawing: 'mountain', colors: GREEN },
  { name: 'Interval training', drawing: 'bolt', colors: ROSE },
  { name: 'Boxing', drawing: 'glove', colors: ROSE },
];

/** The last one has no color, like categories of older servers. */
export const SAMPLE_FINANCES: readonly { name: string; color: string | null }[] = [
  { name: 'Groceries', color: '#3b82f6' },
  { name: 'Rent', color: '#7c3aed' },
  { name: 'Utilities', color: '#f59e0b' },
  { name: 'Transport', color: '#0d9488' },
  { name: 'Eating out', color: '#e11d48' },
  { name: 'Health', color: '#16a34a' },
  { name: 'Education', color: '#2563eb' },
  { name: 'Leisure', color: '#db2777' },
  { name: 'Savings', color: '#65a30d' },
  { name: 'Other', color: null },
];
