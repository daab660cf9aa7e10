import {
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Group,
  Modal,
  Pagination,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { request, type UserPage } from '../floor/request.ts';

const SEARCH_PAUSE_MS = 200;

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export const Users = () => {
  const [params, setParams] = useSearchParams({ page: '1', query: '' });
  const search = params.toString();
  const { data, isError } = useQuery({
    queryKey: ['listUsers', search],
    queryFn: () => request<UserPage>(`/users?${search}`),
    placeholderData: keepPreviousData,
  });
  const [typed, setTyped] = useState(params.get('query') ?? '');
  const find = useDebouncedCallback((query: string) => setParams({ page: '1', query }), SEARCH_PAUSE_MS);
  const [candidate, setCandidate] = useState('');
  const [isAsked, { open, close }] = useDisclosure();
  if (isError) return <Text role="alert">Failed to fetch users</Text>;
  if (!data) return <Text>Loading...</Text>;
  const { currentPage, totalPages, totalUsers } = data.pagination;
  return (
    <>
      <Title order={1}>User Management</Title>
      <Text>{totalUsers} users</Text>
      <Card withBorder>
        <Group justify="space-between">
          <TextInput
            label="Search users"
            type="search"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              find(target.value);
            }}
          />
          <Button component={Link} to="/users/add-user">
            Add User
          </Button>
        </Group>
        <Table highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              <Table.Th>User</Table.Th>
              <Table.Th>Email</Table.Th>
              <Table.Th>Role</Table.Th>
              <Table.Th>Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.users.map(({ _id: id, ...user }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Checkbox aria-label={`Select ${user.name}`} />
                </Table.Td>
                <Table.Td>
                  <Group>
                    <Avatar name={user.name} />
                    {user.name} <Text size="sm">Joined {date.format(new Date(user.createdAt))}</Text>
                  </Group>
                </Table.Td>
                <Table.Td>{user.email}</Table.Td>
                <Table.Td>
                  <Badge>{user.role}</Badge>
                </Table.Td>
                <Table.Td>
                  <Group wrap="nowrap">
                    <Button size="xs" variant="default" component={Link} to={`/users/edit/${id}`}>
                      Edit
                    </Button>
                    <Button
                      size="xs"
                      color="red"
                      onClick={() => {
                        setCandidate(user.name);
                        open();
                      }}
                    >
                      Delete
                    </Button>
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Pagination
          total={totalPages}
          value={currentPage}
          onChange={(page) => setParams({ page: String(page), query: typed })}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      </Card>
      <Modal opened={isAsked} onClose={close} title="Delete user?">
        <Text>{candidate} will be deleted.</Text>
        <Button onClick={close}>Cancel</Button>
      </Modal>
    </>
  );
};
