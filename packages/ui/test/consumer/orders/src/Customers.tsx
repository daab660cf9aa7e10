import { EmptyState, ErrorState, Link, PageHeader, Stack, Table, type TableColumn } from '@planner/ui';
import { type Customer, listCustomers } from './api';
import { useLoad } from './useLoad';

const COLUMNS: TableColumn<Customer>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <Link href={`mailto:${email}`}>{email}</Link> },
];

export function Customers() {
  const { data, failure, reload } = useLoad('customers', listCustomers);
  if (failure) return <ErrorState message={failure} onRetry={reload} />;
  return (
    <Stack>
      <PageHeader title="Customers" description={data && `${data.length} customers`} />
      <Table
        label="Customers"
        columns={COLUMNS}
        rows={data ?? []}
        getRowId={({ id }) => id}
        isLoading={!data}
        emptyState={<EmptyState title="No customers yet" description="The first order brings one." />}
      />
    </Stack>
  );
}
