import type { Drawing } from './icons.ts';

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
