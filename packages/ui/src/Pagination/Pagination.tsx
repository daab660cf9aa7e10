import { useLocale } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { media } from '../theme/breakpoints.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';
import { PageStep } from './PageStep.tsx';
import { PAGE_WINDOW_PAGES, pageWindow } from './pageWindow.ts';

/** Numbered pages around the current one where there is less room: on a phone, and on a small one or at great zoom. */
const PHONE_WINDOW_PAGES = 3;
const SMALL_WINDOW_PAGES = 1;
/** Narrower than 375 px, in `em` as all breakpoints. */
const SMALL = 'screen and (max-width: 23.4em)';

export interface PaginationProps {
  /** Name of the navigation; two on a page need two names. @default 'Pagination' */
  label?: string;
  /** Counted from 1. */
  currentPage: number;
  /** With one page or none there is nothing to choose, and nothing is shown. */
  totalPages: number;
  /** Address of a page: steps are then real links, which can be opened in a new tab and copied. */
  getHref?: (page: number) => string;
  /** A page was chosen. With `getHref` it takes the place of navigation; without it, links go through `NavigationProvider`. */
  onPageChange?: (page: number) => void;
  isDisabled?: boolean;
  /** @default 'Previous page' */
  previousLabel?: string;
  /** @default 'Next page' */
  nextLabel?: string;
  /** Name of one step. @default 'Page 3' */
  getPageLabel?: (page: string) => string;
  /** Said once when the page changes. @default 'Page 3 of 1,248' */
  getStatus?: (page: string, total: string) => string;
}

/**
 * The pages of a long list: previous and next, a window of numbered ones, the first and the last. For steps of a form or
 * views of one thing it is the wrong part: use headings or `Tabs`. Keyboard: Tab walks through the steps, Enter chooses.
 * At either end the arrow stays focusable, so that focus is not lost.
 */
export function Pagination(props: PaginationProps) {
  const { label = 'Pagination', totalPages, getHref, onPageChange, isDisabled = false } = props;
  const { previousLabel = 'Previous page', nextLabel = 'Next page' } = props;
  const { getPageLabel = (page) => `Page ${page}`, getStatus = (page, total) => `Page ${page} of ${total}` } =
    props;
  const number = new Intl.NumberFormat(useLocale().locale);
  const isPhone = useMediaQuery(media.phone);
  const isSmall = useMediaQuery(SMALL);
  if (totalPages <= 1) return null;

  const currentPage = Math.min(Math.max(1, props.currentPage), totalPages);
  const roomyWindow = isPhone ? PHONE_WINDOW_PAGES : PAGE_WINDOW_PAGES;
  const items = pageWindow(currentPage, totalPages, isSmall ? SMALL_WINDOW_PAGES : roomyWindow);
  const to = (page: number) => ({
    href: getHref?.(page),
    onPress: onPageChange && (() => onPageChange(page)),
    isDisabled: isDisabled || page < 1 || page > totalPages,
  });
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li>
          <PageStep {...to(currentPage - 1)} label={previousLabel} rel="prev">
            <Icon name="chevronLeft" size="small" />
          </PageStep>
        </li>
        {items.map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <PageStep
                {...to(item)}
                label={getPageLabel(number.format(item))}
                isCurrent={item === currentPage}
              >
                {number.format(item)}
              </PageStep>
            </li>
          ) : (
            <li key={item} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ),
        )}
        <li>
          <PageStep {...to(currentPage + 1)} label={nextLabel} rel="next">
            <Icon name="chevronRight" size="small" />
          </PageStep>
        </li>
      </ul>
      <VisuallyHidden>
        <output>{getStatus(number.format(currentPage), number.format(totalPages))}</output>
      </VisuallyHidden>
    </nav>
  );
}
