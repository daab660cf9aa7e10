import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { List, ListItem } from '../List/List.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { Isolate, Text } from '../Text/Text.tsx';

const FACTS = [
  { term: 'Email', description: 'amelia@example.com' },
  { term: 'Role', description: <Badge tone="info">user</Badge> },
  { term: 'Height', description: <Isolate>176 cm</Isolate> },
  { term: 'Weight', description: <Isolate>64 kg</Isolate> },
  { term: 'Joined', description: <Isolate>12 Nov 2026</Isolate> },
];

const EVENTS = [
  { what: 'Changed the password', when: 'Today' },
  { what: 'Signed in from a new device', when: 'Yesterday' },
  { what: 'Began a subscription', when: '12 Nov' },
];

export const DetailScreen = () => (
  <Stack gap="l">
    <PageHeader
      title="Amelia Okafor"
      description="User since 12 Nov 2026"
      actions={
        <LinkButton icon="edit" variant="primary" href="/users/edit-user">
          Edit
        </LinkButton>
      }
    />
    <Grid columns="mainAside">
      <Card title="Profile">
        <DescriptionList items={FACTS} />
      </Card>
      <Card title="Recent activity">
        <List>
          {EVENTS.map(({ what, when }) => (
            <ListItem
              key={what}
              after={
                <Text tone="muted">
                  <Isolate>{when}</Isolate>
                </Text>
              }
            >
              {what}
            </ListItem>
          ))}
        </List>
      </Card>
    </Grid>
    {/* Away from the primary action. */}
    <Inline>
      <Button icon="delete">Delete user</Button>
    </Inline>
  </Stack>
);
