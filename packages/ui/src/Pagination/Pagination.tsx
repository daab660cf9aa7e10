import { useLocale } from 'react-aria-components';
import { formatLocalNumber } from '../format/format.ts';
import { Icon } from '../icons/Icon.tsx';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { useAppWords } from '../words/useAppWords.ts';
import { media } from '../theme/breakpoints.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';
import { PageStep } from './PageStep.tsx';
import { PAGE_WINDOW_PAGES, pageWindow } from './pageWindow.ts';

/** Pages in the window on narrow screens: on a phone, and on very small ones or at high zoom. */
const PHONE_WINDOW_PAGES = 3;
const SMALL_WINDOW_PAGES = 1;
/** 375 px, in `em` like all breakpoints. */
const SMALL = 'screen and (max-width: 23.4em)';

export interface PaginationProps {
  /** From 1. */
  currentPage: number;
  /** Renders nothing for 0 or 1. */
  totalPages: number;
  /** URL of a page. Makes pages real links. */
  getHref?: (page: number) => string;
  /** Called when a page is chosen. With `getHref` it replaces navigation; without it links use `NavigationProvider`. */
  onPageChange?: (page: number) => void;
}

/** Pages of a long list. Not for steps of a form or sections of a page: use headings. */
export function Pagination(props: PaginationProps) {
  const words = useAppWords('pagination');
  const { totalPages, getHref, onPageChange } = props;
  const { locale } = useLocale();
  const isPhone = useMediaQuery(media.phone);
  const isSmall = useMediaQuery(SMALL);
  if (totalPages <= 1) return null;

  const currentPage = Math.min(Math.max(1, props.currentPage), totalPages);
  const phoneOrDefault = isPhone ? PHONE_WINDOW_PAGES : PAGE_WINDOW_PAGES;
  const items = pageWindow(currentPage, totalPages, isSmall ? SMALL_WINDOW_PAGES : phoneOrDefault);
  const numberOf = (page: number) => formatLocalNumber(page, locale);
  const to = (page: number) => ({
    href: getHref?.(page),
    onPress: onPageChange && (() => onPageChange(page)),
    isDisabled: page < 1 || page > totalPages,
  });
  return (
    <nav aria-label={words.label}>
      <ul className={styles.list}>
        <li>
          <PageStep {...to(currentPage - 1)} label={words.previous} rel="prev">
            <Icon name="chevronLeft" size="small" />
          </PageStep>
        </li>
        {items.map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <PageStep {...to(item)} label={words.page(numberOf(item))} isCurrent={item === currentPage}>
                {numberOf(item)}
              </PageStep>
            </li>
          ) : (
            <li key={item} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ),
        )}
        <li>
          <PageStep {...to(currentPage + 1)} label={words.next} rel="next">
            <Icon name="chevronRight" size="small" />
          </PageStep>
        </li>
      </ul>
      <VisuallyHidden>
        <output>{words.status(numberOf(currentPage), numberOf(totalPages))}</output>
      </VisuallyHidden>
    </nav>
  );
}
