import { Inline, Isolate, Pagination, Text } from '@planner/ui';
import { formatRange } from './format.ts';

export interface PageFooterProps {
  currentPage: number;
  totalPages: number;
  /** Rows on a full page. */
  perPage: number;
  /** Rows on this page. */
  shown: number;
  /** Rows on all pages. */
  total: number;
  getPageHref: (page: number) => string;
  onPageChange: (page: number) => void;
}

/** Below the rows of a list: which of them are shown, and the way to the others. */
export const PageFooter = ({ getPageHref, onPageChange, ...place }: PageFooterProps) => (
  <Inline justify="between">
    <Text tone="muted" numeric>
      <Isolate>{formatRange({ ...place, page: place.currentPage })}</Isolate>
    </Text>
    <Pagination
      currentPage={place.currentPage}
      totalPages={place.totalPages}
      getHref={getPageHref}
      onPageChange={onPageChange}
    />
  </Inline>
);
