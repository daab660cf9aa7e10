import { formatNumber } from '@planner/ui';
import type { ListPage } from './ListPage.ts';

/** `21–30 of 12,473` */
export const formatRange = (
  { rows, currentPage, perPage, total }: ListPage<unknown>,
  locale?: string,
): string => {
  const before = (currentPage - 1) * perPage;
  return `${formatNumber(before + 1, locale)}–${formatNumber(before + rows.length, locale)} of ${formatNumber(total, locale)}`;
};
