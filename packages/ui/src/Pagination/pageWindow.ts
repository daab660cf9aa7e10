export const PAGE_WINDOW_PAGES = 5;

export type PageItem = number | 'gapBefore' | 'gapAfter';

/** Pages and gaps to show. Clamps `current` to 1…`total`; the window of `size` pages shifts inwards at both ends. */
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
