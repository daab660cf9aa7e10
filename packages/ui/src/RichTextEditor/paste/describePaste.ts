import type { LateWords } from '../lateEnglish.ts';
import type { PasteReport } from './sanitizePaste.ts';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** One line on what a paste changed; empty if there is nothing to say. */
export const describePaste = ({ items, literal, removed, pictures }: PasteReport, words: LateWords): string =>
  [
    words.numbersPasted(items, literal),
    removed.size > 0 && words.removedFromPaste([...removed]),
    pictures.length > 0 && words.picturesNotLoaded([...new Set(pictures.map(hostOf))]),
  ]
    .filter(Boolean)
    .join('. ');
