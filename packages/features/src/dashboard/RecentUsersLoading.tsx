import { Card, Divider, Inline, Skeleton, Spinner, Stack } from '@planner/ui';
import { Fragment } from 'react';

/** The server sends five users. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Has the height of `RecentUsersView`, to avoid layout shift. */
export const RecentUsersLoading = ({ label }: { label: string }) => (
  <Card title="Recent Users" headingLevel={2} actions={<Spinner label={label} />}>
    <Stack gap="s">
      {ROWS.map((row, index) => (
        <Fragment key={row}>
          {index > 0 && <Divider />}
          <Inline gap="s" wrap={false}>
            <Skeleton shape="circle" />
            <Stack gap="xxs">
              <Skeleton width="medium" />
              <Skeleton width="long" />
            </Stack>
          </Inline>
        </Fragment>
      ))}
    </Stack>
  </Card>
);
