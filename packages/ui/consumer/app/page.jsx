import { Card, Menu, Button, MenuItem } from '@planner/ui';
import { App } from '../src/App.tsx';

/** A server component: it renders the kit without a client component around it. */
export default function Page() {
  return (
    <Card title="Profile">
      <App />
      <Menu label="Account" trigger={<Button>Account</Button>}>
        <MenuItem href="/settings">Settings</MenuItem>
      </Menu>
    </Card>
  );
}
