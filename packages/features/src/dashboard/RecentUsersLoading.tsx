import { Card, List, ListItem, Skeleton, Spinner, Stack } from '@planner/ui';

/** The server sends five users. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Has the height of `RecentUsersView`, to avoid layout shift. */
export const RecentUsersLoading = ({ label }: { label: string }) => (
  <Card title="Recent Users" headingLevel={2} actions={<Spinner label={label} />}>
    <List>
      {ROWS.map((row) => (
        <ListItem key={row} before={<Skeleton shape="circle" />}>
          <Stack gap="xxs">
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </Stack>
        </ListItem>
      ))}
    </List>
  </Card>
);
