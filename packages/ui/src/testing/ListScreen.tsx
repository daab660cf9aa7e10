import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterSelect } from '../FilterSelect/FilterSelect.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { Isolate, Text } from '../Text/Text.tsx';
import { people, personColumns } from './personColumns.tsx';

const ROLES = [
  { value: '', label: 'All roles' },
  { value: 'admin', label: 'Admins' },
  { value: 'user', label: 'Users' },
];

const TOTAL = 7488;
const PER_PAGE = people.length;

export function ListScreen() {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState('');
  const [chosenPage, setPage] = useState(3);
  const rows = people.filter(
    ({ name, isAdmin }) =>
      name.toLowerCase().includes(search.toLowerCase()) && (role === '' || (role === 'admin') === isAdmin),
  );
  const isWhole = rows.length === people.length;
  const total = isWhole ? TOTAL : rows.length;
  const page = isWhole ? chosenPage : 1;
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const first = (page - 1) * PER_PAGE;
  return (
    <Stack gap="l">
      <PageHeader
        title="User Management"
        description={
          <Isolate>{`${total.toLocaleString('en')} users · page ${page} of ${pages.toLocaleString('en')}`}</Isolate>
        }
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
                <Isolate>{`${first + 1}–${first + rows.length} of ${total.toLocaleString('en')}`}</Isolate>
              </Text>
              <Pagination currentPage={page} totalPages={pages} onPageChange={setPage} />
            </Inline>
          )
        }
      />
    </Stack>
  );
}
