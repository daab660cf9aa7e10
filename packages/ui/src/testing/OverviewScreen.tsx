import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { BarChart } from '../BarChart/BarChart.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { List, ListItem } from '../List/List.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Grid, Stack } from '../Stack/Stack.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { Text } from '../Text/Text.tsx';
import { people } from './personColumns.tsx';

const WEEKS = [12, 18, 9, 22, 25, 19, 31, 28, 34, 30, 41, 17].map((value, index, { length }) => ({
  id: String(index),
  label: `Week ${index + 36}`,
  shortLabel: `W${index + 36}`,
  value,
  text: String(value),
  isPartial: index === length - 1,
}));

const Trend = ({ added }: { added: string }) => (
  <>
    <Text tone="positive" weight="semibold">
      {added}
    </Text>{' '}
    in 30 days
  </>
);

export const OverviewScreen = () => (
  <Stack gap="l">
    <PageHeader title="Dashboard" description="Totals of the platform" />
    <Grid columns="cards">
      <StatCard
        icon="users"
        label="Total Users"
        value="7,488"
        note={<Trend added="+134" />}
        href="/users/all-users"
      />
      <StatCard icon="habits" label="Active Habits" value="1,204" note={<Trend added="+18" />} />
      <StatCard icon="finances" label="Finance Categories" value="36" note="None new in 30 days" />
      <StatCard icon="workouts" label="Workout Categories" value="28" note={<Trend added="+2" />} />
    </Grid>
    <Grid columns="mainAside">
      <Card title="New users per week">
        <BarChart label="New users per week" bars={WEEKS} columnLabels={['Week', 'New users']} />
      </Card>
      <Card title="Recent users" actions={<Link href="/users/all-users">All users</Link>}>
        <List>
          {people.slice(0, 4).map(({ name, isAdmin }) => (
            <ListItem
              key={name}
              before={<Avatar name={name} />}
              after={isAdmin ? <Badge tone="danger">admin</Badge> : <Badge tone="info">user</Badge>}
            >
              {name}
            </ListItem>
          ))}
        </List>
      </Card>
    </Grid>
  </Stack>
);
