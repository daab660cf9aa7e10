import { Overflow, Stack, PageHeader, SearchField, Skeleton, type PageHeaderProps } from '@planner/ui';
import {
  useRef,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import type { DeleteButtonProps } from './actionsColumn.tsx';
import type { RowDeletion } from './DeleteRow.tsx';
import type { LoadState } from '../query/useLoadState.ts';
import type { SearchText } from './useSearchText.ts';

export interface ListHeaderProps<Data> extends Pick<
  PageHeaderProps,
  'title' | 'titleRef' | 'filters' | 'actions'
> {
  state: LoadState<Data>;
  /** Before `actions`; behind a button on a phone. */
  moreActions?: ReactNode;
  /** One line below the title, such as `pageSummary`. */
  summaryOf: (data: Data) => string;
  search: SearchText;
  searchLabel: string;
  searchPlaceholder: string;
}

export const ListHeader = <Data,>(props: ListHeaderProps<Data>) => {
  const { state, summaryOf, search, searchLabel, searchPlaceholder, ...header } = props;
  const { filters, actions, moreActions, ...titled } = header;
  return (
    <PageHeader
      {...titled}
      filters={
        filters && (
          <Overflow label="Filters" icon="filter">
            {filters}
          </Overflow>
        )
      }
      actions={
        moreActions ? (
          <>
            <Overflow label="More actions">{moreActions}</Overflow>
            {actions}
          </>
        ) : (
          actions
        )
      }
      description={
        state.status === 'ready' ? (
          // Screen readers are told what a search found.
          <span aria-live="polite">{summaryOf(state.data)}</span>
        ) : (
          state.status === 'loading' && <Skeleton width="medium" />
        )
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

/** Stable callback for memoized components. Don't call it while rendering. Unlike `useEffectEvent`, may be a prop. */
export const useStableCallback = <Inputs extends unknown[], Output>(
  latest: (...inputs: Inputs) => Output,
): ((...inputs: Inputs) => Output) => {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...inputs: Inputs) => current.current(...inputs), []);
};

/**
 * When a row is deleted, moves the focus to the delete button of the next row, else of the previous one, else to `fallback`.
 * @param deleted The remembered row once it is deleted; each new value moves the focus.
 */
const useRowFocus = (ids: readonly string[], fallback: RefObject<HTMLElement | null>, deleted: unknown) => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const neighbors = useRef<(string | undefined)[]>([]);

  const onDeleted = useEffectEvent(() =>
    // A closing dialog tries to restore the focus first.
    requestAnimationFrame(() => {
      const button = neighbors.current.map((id) => buttons.current.get(id ?? '')).find(Boolean);
      (button ?? fallback.current)?.focus();
    }),
  );
  useEffect(() => {
    if (!deleted) return undefined;
    const frame = onDeleted();
    return () => cancelAnimationFrame(frame);
  }, [deleted]);

  return {
    /** The `ref` of a row's delete button; stable across renders. */
    buttonRef: useCallback(
      (id: string) => (button: HTMLButtonElement | null) => {
        if (button) buttons.current.set(id, button);
        else buttons.current.delete(id);
      },
      [],
    ),
    rememberNeighbors: (id: string) => {
      const index = ids.indexOf(id);
      neighbors.current = [ids[index + 1], ids[index - 1]];
    },
  };
};

export interface ListScreenProps<Row, Data extends { rows: readonly Row[] }> extends Omit<
  ListHeaderProps<Data>,
  'titleRef'
> {
  /** The heading. */
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined;
  deletion: RowDeletion<Row>;
  /** The table, and errors above it. */
  children: (deleteButton: DeleteButtonProps<Row>) => ReactNode;
}

/** A list whose rows can be deleted: header, and the focus after a deletion. */
export const ListScreen = <Row extends { id: string }, Data extends { rows: readonly Row[] }>({
  deletion,
  children,
  titleRef,
  ...header
}: ListScreenProps<Row, Data>) => {
  const ownTitle = useRef<HTMLHeadingElement>(null);
  const title = titleRef ?? ownTitle;
  const { state } = header;
  const { deleted } = deletion;
  const ids = state.status === 'ready' ? state.data.rows.map(({ id }) => id) : [];
  const focus = useRowFocus(ids, title, deleted);
  const onDelete = useStableCallback((row: Row) => {
    focus.rememberNeighbors(row.id);
    deletion.ask(row);
  });
  return (
    <Stack gap="l">
      <ListHeader {...header} titleRef={title} />
      {children({ onDelete, deleteButtonRef: focus.buttonRef })}
    </Stack>
  );
};
