import { formatCount, formatNumber } from '@planner/ui';
import type { ListPage } from './ListPage.ts';

/** `23 users · page 1 of 3` */
export const pageSummary = (
  { total, currentPage, totalPages }: Omit<ListPage<unknown>, 'rows'>,
  noun: string,
): string => `${formatCount(total, noun)} · page ${formatNumber(currentPage)} of ${formatNumber(totalPages)}`;
