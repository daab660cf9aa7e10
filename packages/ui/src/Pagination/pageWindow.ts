/** Numbered pages that stand together around the current one (SPECIFICATION §9). */
export const PAGE_WINDOW_PAGES = 5;

/** A page, counted from 1, or pages left out before or after the window. */
export type PageItem = number | 'gapBefore' | 'gapAfter';

/**
 * What a pagination shows, in order: a window of `size` pages around the current one, moved inwards at both ends, and the
 * first and last page, with a gap wherever pages are left out between. A current page outside 1…total is taken as the
 * nearest one inside; without pages the list is empty.
 */
export function pageWindow(current: number, total: number, size = PAGE_WINDOW_PAGES): PageItem[] {
  if (total < 1) return [];
  const here = Math.min(Math.max(1, current), total);
  const first = Math.max(1, Math.min(here - Math.floor(size / 2), total - size + 1));
  const last = Math.min(total, first + size - 1);
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? ['gapBefore' as const] : []),
    ...Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
    ...(last < total - 1 ? ['gapAfter' as const] : []),
    ...(last < total ? [total] : []),
  ];
}
