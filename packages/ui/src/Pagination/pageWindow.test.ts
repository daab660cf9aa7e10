import { describe, expect, it } from 'vitest';
import { PAGE_WINDOW_PAGES, type PageItem, pageWindow } from './pageWindow.ts';

const isPage = (item: PageItem) => typeof item === 'number';

interface Case {
  current: number;
  total: number;
  size: number;
}

function violationsOf(items: PageItem[], { current, total, size }: Case): string[] {
  const pages = items.filter(isPage);
  const neighbours = items.slice(1).map((item, index) => [items[index], item] as const);
  const gaps = items.flatMap((item, index) =>
    isPage(item) ? [] : [[items[index - 1], items[index + 1]] as const],
  );
  const rules: [rule: string, holds: boolean][] = [
    ['the current page is there', pages.includes(current)],
    ['the first and last page are there', pages[0] === 1 && pages.at(-1) === total],
    ['at least a window of pages', pages.length >= Math.min(size, total)],
    ['at most a window and both ends', pages.length <= size + 2],
    [
      'no gap at an end or beside a gap',
      gaps.every((around) => around.every((item) => typeof item === 'number')),
    ],
    ['a gap leaves pages out', gaps.every(([before, after]) => Number(after) - Number(before) > 1)],
    [
      'pages without a gap between follow each other',
      neighbours.every(([a, b]) => typeof a !== 'number' || typeof b !== 'number' || b === a + 1),
    ],
  ];
  return rules.flatMap(([rule, holds]) =>
    holds ? [] : [`page ${current} of ${total} in ${size}: ${items.join(' ')}: ${rule}`],
  );
}

describe('pageWindow', () => {
  it.each<[current: number, total: number, items: PageItem[]]>([
    [1, 0, []],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 7, [1, 2, 3, 4, 5, 'gapAfter', 7]],
    [3, 1248, [1, 2, 3, 4, 5, 'gapAfter', 1248]],
    [4, 1248, [1, 2, 3, 4, 5, 6, 'gapAfter', 1248]],
    [5, 1248, [1, 'gapBefore', 3, 4, 5, 6, 7, 'gapAfter', 1248]],
    [1244, 1248, [1, 'gapBefore', 1242, 1243, 1244, 1245, 1246, 'gapAfter', 1248]],
    [1248, 1248, [1, 'gapBefore', 1244, 1245, 1246, 1247, 1248]],
  ])('page %i of %i', (current, total, items) => {
    expect(pageWindow(current, total)).toEqual(items);
  });

  it('clamps the current page', () => {
    expect(pageWindow(99, 9)).toEqual(pageWindow(9, 9));
    expect(pageWindow(-1, 9)).toEqual(pageWindow(1, 9));
  });

  it('supports a smaller window', () => {
    expect(pageWindow(5, 9, 3)).toEqual([1, 'gapBefore', 4, 5, 6, 'gapAfter', 9]);
  });

  const cases = [1, 3, PAGE_WINDOW_PAGES].flatMap((size) =>
    Array.from({ length: 31 }, (_, total) => total).flatMap((total) =>
      Array.from({ length: total }, (_, index) => ({ size, total, current: index + 1 })),
    ),
  );

  it('follows the rules for every page of every total up to 30', () => {
    expect(cases).toHaveLength(3 * ((30 * 31) / 2));
    expect(
      cases.flatMap((each) => violationsOf(pageWindow(each.current, each.total, each.size), each)),
    ).toEqual([]);
  });

  it('the rules reject wrong windows', () => {
    const each = { current: 3, total: 9, size: 3 };
    expect(violationsOf([1, 'gapBefore', 2, 4, 9], each)).toHaveLength(3);
  });

  it('centres the current page if there is room on both sides', () => {
    for (const { current, total } of cases.filter(({ size }) => size === PAGE_WINDOW_PAGES)) {
      if (current <= 2 || current > total - 2) continue;
      expect(pageWindow(current, total)).toEqual(
        expect.arrayContaining([current - 2, current - 1, current, current + 1, current + 2]),
      );
    }
  });
});
