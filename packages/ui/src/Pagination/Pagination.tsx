import { useLocale } from 'react-aria-components';
import { formatLocalNumber } from '../format/format.ts';
import { Icon } from '../icons/Icon.tsx';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { useAppWords } from '../words/useAppWords.ts';
import { media } from '../theme/breakpoints.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';
import { PAGE_WINDOW_PAGES, pageWindow } from './pageWindow.ts';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { ignoreRepeatedEnter } from '../Button/buttonProps.ts';
import { NavigationContext, useLinkNavigation } from '../Link/NavigationProvider.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';

interface PageStepProps {
  href: string | undefined;
  onPress: (() => void) | undefined;
  label: string;
  isCurrent?: boolean | undefined;
  isDisabled: boolean;
  rel?: 'prev' | 'next' | undefined;
  children: ReactNode;
}

/** A page; a link if it has a URL. Focusable when disabled: reaching the last page must not lose focus. */
function PageStep(props: PageStepProps) {
  const { href, onPress, label, isCurrent = false, isDisabled, rel, children } = props;
  const navigate = useContext(NavigationContext);
  const common = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
    className: styles.step({ state: isDisabled ? 'disabled' : isCurrent ? 'current' : 'other' }),
    children,
  };
  if (href === undefined)
    return (
      <button
        type="button"
        {...common}
        onClick={isDisabled ? undefined : onPress}
        onKeyDown={ignoreRepeatedEnter}
      />
    );
  return (
    <NavigationContext value={onPress ?? navigate}>
      <StepLink {...common} {...(isDisabled ? { role: 'link', tabIndex: 0 } : { href, rel })} />
    </NavigationContext>
  );
}

/** A component, because it reads the navigation context. */
const StepLink = ({ href, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} href={href} onClick={useLinkNavigation()}>
    {children}
  </a>
);

/** Pages in the window on narrow screens: on a phone, and on very small ones or at high zoom. */
const PHONE_WINDOW_PAGES = 3;
const SMALL_WINDOW_PAGES = 1;
/** 375 px, in `em` like all breakpoints. */
const SMALL = 'screen and (max-width: 23.4em)';

export interface PaginationProps extends RootProps {
  /** From 1. */
  currentPage: number;
  /** Renders nothing for 0 or 1. */
  totalPages: number;
  /** URL of a page. Makes pages real links. */
  getHref?: ((page: number) => string) | undefined;
  /** Called when a page is chosen. With `getHref` it replaces navigation; without it links use `NavigationProvider`. */
  onPageChange?: ((page: number) => void) | undefined;
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
    <nav aria-label={words.label} {...rootProps(props)}>
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
