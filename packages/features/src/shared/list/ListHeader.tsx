import { PageHeader, SearchField, Skeleton, type PageHeaderProps } from '@planner/ui';
import type { LoadState } from '../query/useLoadState.ts';
import type { SearchText } from './useSearchText.ts';

export interface ListHeaderProps<Data> extends Pick<
  PageHeaderProps,
  'title' | 'titleRef' | 'filters' | 'actions'
> {
  state: LoadState<Data>;
  /** One line below the title, such as `pageSummary`. */
  summaryOf: (data: Data) => string;
  search: SearchText;
  searchLabel: string;
  searchPlaceholder: string;
}

export const ListHeader = <Data,>(props: ListHeaderProps<Data>) => {
  const { state, summaryOf, search, searchLabel, searchPlaceholder, ...header } = props;
  return (
    <PageHeader
      {...header}
      description={
        state.status === 'ready'
          ? summaryOf(state.data)
          : state.status === 'loading' && <Skeleton width="medium" />
      }
      search={
        <SearchField
          label={searchLabel}
          placeholder={searchPlaceholder}
          value={search.text}
          onChange={search.setText}
          onSubmit={search.submit}
          onBlur={search.submit}
        />
      }
    />
  );
};
