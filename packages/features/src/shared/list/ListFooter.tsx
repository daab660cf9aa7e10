import { Inline, Isolate, Pagination, Text } from '@planner/ui';
import { formatRange } from './ListPage.ts';
import type { ListPage } from './ListPage.ts';

export interface ListFooterProps {
  page: ListPage<unknown>;
  getPageHref: (page: number) => string;
  onPageChange: (page: number) => void;
}

export const ListFooter = ({ page, getPageHref, onPageChange }: ListFooterProps) => (
  <Inline justify="between">
    <Text tone="muted" numeric>
      <Isolate>{formatRange(page)}</Isolate>
    </Text>
    <Pagination
      currentPage={page.currentPage}
      totalPages={page.totalPages}
      getHref={getPageHref}
      onPageChange={onPageChange}
    />
  </Inline>
);
