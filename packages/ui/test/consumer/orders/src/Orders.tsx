import {
  Badge,
  EmptyState,
  ErrorState,
  Inline,
  Link,
  LinkButton,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
  Table,
  type TableColumn,
  Text,
  formatDate,
} from '@planner/ui';
import { useEffect, useState } from 'react';
import { listOrders, type Order } from './api';
import { navigate, useAddress } from './useAddress';
import { useLoad } from './useLoad';

const DEBOUNCE_MS = 200;
const TONES = { open: 'info', shipped: 'positive', cancelled: 'neutral' } as const;

export const OrderState = ({ state }: { state: Order['state'] }) => (
  <Badge tone={TONES[state]}>{state}</Badge>
);

const COLUMNS: TableColumn<Order>[] = [
  {
    id: 'id',
    header: 'Order',
    isRowHeader: true,
    cell: ({ id }) => <Link href={`/orders/${id}`}>{`Order ${id}`}</Link>,
  },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer.name },
  { id: 'article', header: 'Article', cell: ({ article, quantity }) => `${quantity} × ${article.name}` },
  { id: 'orderedAt', header: 'Ordered', cell: ({ orderedAt }) => formatDate(orderedAt) },
  { id: 'state', header: 'State', phone: 'beside', cell: ({ state }) => <OrderState state={state} /> },
];

const hrefOf = (page: number, query: string) => {
  const search = new URLSearchParams({ ...(query && { query }), ...(page > 1 && { page: String(page) }) });
  return search.size > 0 ? `/?${search}` : '/';
};

export function Orders() {
  const { search } = useAddress();
  const query = search.get('query') ?? '';
  const page = Number(search.get('page') ?? 1);
  const [typed, setTyped] = useState(query);
  const { data, isStale, failure, reload } = useLoad(`${page} ${query}`, () => listOrders(page, query));
  useEffect(() => {
    if (typed === query) return undefined;
    const timer = setTimeout(() => navigate(hrefOf(1, typed), { replace: true }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);
  return (
    <Stack>
      <PageHeader
        title="Orders"
        search={
          <SearchField label="Search orders" placeholder="Customer" value={typed} onChange={setTyped} />
        }
        actions={
          <LinkButton href="/new" variant="primary">
            New order
          </LinkButton>
        }
      />
      {failure ? (
        <ErrorState message={failure} onRetry={reload} />
      ) : (
        <Table
          label="Orders"
          columns={COLUMNS}
          rows={data?.orders ?? []}
          getRowId={({ id }) => id}
          isLoading={!data}
          isStale={isStale}
          hasRowLinks
          emptyState={<EmptyState title="No orders found" description="Try the name of another customer." />}
          footer={
            data && (
              <Inline justify="between">
                <Text>{`${data.pagination.totalItems} orders`}</Text>
                <Pagination
                  currentPage={data.pagination.currentPage}
                  totalPages={data.pagination.totalPages}
                  getHref={(number) => hrefOf(number, query)}
                />
              </Inline>
            )
          }
        />
      )}
    </Stack>
  );
}
