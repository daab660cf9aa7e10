import { Button, Card, Group, PasswordInput, Select, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { request, type User } from '../floor/request.ts';

/** The fields of a user who is added, or of the one in the URL. Nothing measured saves it. */
export const UserForm = () => {
  const { id } = useParams();
  const { data: user, isError } = useQuery({
    queryKey: ['getUser', id],
    queryFn: () => request<User>(`/users/${id}`),
    enabled: id !== undefined,
  });
  if (isError) return <Text role="alert">Failed to fetch user</Text>;
  if (id && !user) return <Text>Loading...</Text>;
  return (
    <Card withBorder>
      <Title order={1}>{user ? 'Edit User' : 'Add New User'}</Title>
      <form>
        <TextInput label="Full Name" name="name" defaultValue={user?.name} required />
        <TextInput label="Email" type="email" defaultValue={user?.email} readOnly={Boolean(user)} />
        {!user && <PasswordInput label="Password" name="password" required />}
        <Select label="Gender" name="gender" defaultValue={user?.gender} data={['male', 'female']} />
        <Select label="Role" name="role" defaultValue={user?.role ?? 'user'} data={['user', 'admin']} />
        <TextInput label="Date of Birth" name="dob" type="date" defaultValue={user?.dob ?? ''} />
        <TextInput label="Height (cm)" name="height" defaultValue={user?.height ?? ''} />
        <TextInput label="Weight (kg)" name="weight" defaultValue={user?.weight ?? ''} />
        <Group>
          <Button type="submit">{user ? 'Update User' : 'Add User'}</Button>
          <Button variant="default" component={Link} to="/users/all-users">
            Cancel
          </Button>
        </Group>
      </form>
    </Card>
  );
};
