import { fn } from 'storybook/test';
import type { LoadState } from '../shared/query/useLoadState.ts';
import type { RowDeletion } from '../shared/list/DeleteRow.tsx';
import type { ListExport } from '../shared/list/ExportButton.tsx';
import type { ListImport } from '../shared/list/ImportButton.tsx';
import type { PagedList } from '../shared/list/usePagedList.ts';
import type { SearchText } from '../shared/list/useSearchText.ts';

export const storySearch = (text = ''): SearchText => ({ text, setText: fn(), submit: fn() });

export const storyPagedList = <Page>(state: LoadState<Page>, text = ''): PagedList<Page> => ({
  state,
  search: storySearch(text),
  onPageChange: fn(),
  getPageHref: (page) => `/list?page=${page}`,
  onRetry: fn(),
});

export const storyRowDeletion = <Row>(): RowDeletion<Row> => ({ ask: fn(), deleted: undefined });

export const storyExport = (operation: ListExport['choices']['operation']): ListExport => ({
  list: { name: 'rows', one: 'row', many: 'rows' },
  choices: { operation, columns: [] },
  mutationOf: () => ({}),
});

export const storyImport: ListImport = { list: 'users', noun: { one: 'row', many: 'rows' }, labels: {} };
