import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { EmptyState } from '../../EmptyState/EmptyState.tsx';
import { FilterSelect } from '../../FilterSelect/FilterSelect.tsx';
import { PageHeader } from '../../PageHeader/PageHeader.tsx';
import { Pagination } from '../../Pagination/Pagination.tsx';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { Inline } from '../../Stack/Inline.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { Table } from '../../Table/Table.tsx';
import { Isolate } from '../../Text/Isolate.tsx';
import { Text } from '../../Text/Text.tsx';
import { people } from './people.ts';
import { personColumns } from './personColumns.tsx';

const ROLES = [
  { value: '', label: 'All roles' },
  { value: 'admin', label: 'Admins' },
  { value: 'user', label: 'Users' },
];

/** For stories: a screen that lists things. */
export function ListScreen() {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState('');
  const [page, setPage] = useState(3);
  const rows = people.filter(
    ({ name, isAdmin }) =>
      name.toLowerCase().includes(search.toLowerCase()) && (role === '' || (role === 'admin') === isAdmin),
  );
  return (
    <Stack gap="l">
      <PageHeader
        title="User Management"
        description={<Isolate>{`12,480 users · page ${page} of 1,248`}</Isolate>}
        search={
          <SearchField
            label="Search users"
            placeholder="Search users by name or email..."
            value={search}
            onChange={setSearch}
          />
        }
        filters={<FilterSelect label="Role" options={ROLES} value={role} onChange={setRole} />}
        actions={
          <>
            <Button icon="export">Export</Button>
            <Button icon="add" variant="primary">
              Add User
            </Button>
          </>
        }
      />
      <Table
        label="Users"
        rows={rows}
        getRowId={({ name }) => name}
        columns={personColumns}
        emptyState={
          <EmptyState icon="users" title="No users found" description="Try a different search term" />
        }
        footer={
          rows.length > 0 && (
            <Inline justify="between">
              <Text tone="muted" numeric>
                <Isolate>21–30 of 12,480</Isolate>
              </Text>
              <Pagination currentPage={page} totalPages={1248} onPageChange={setPage} />
            </Inline>
          )
        }
      />
    </Stack>
  );
}
