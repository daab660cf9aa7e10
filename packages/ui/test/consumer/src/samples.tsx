import * as html from '@planner/ui/html-editor';
import * as editor from '@planner/ui/rich-text-editor';
import * as ui from '@planner/ui';
import { english } from '@planner/ui/words';
import { Activity, type ComponentProps, type ReactElement, type ReactNode } from 'react';

const kit = { ...ui, ...html, ...editor };
type Kit = typeof kit;

type ComponentName = {
  [Name in keyof Kit]: Kit[Name] extends (props: never) => ReactNode
    ? Name extends Capitalize<Name>
      ? Name
      : never
    : never;
}[keyof Kit];

type OptionalProps<Props> = {
  [Name in keyof Props as object extends Pick<Props, Name> ? Name : never]: undefined;
};

/** Components with an optional prop that refuses `undefined`, which \`exactOptionalPropertyTypes\` tells apart from a missing one. */
type Refusing = {
  [Name in ComponentName]: OptionalProps<ComponentProps<Kit[Name]>> extends Partial<ComponentProps<Kit[Name]>>
    ? never
    : Name;
}[ComponentName];

/** A component without a sample does not compile, and neither does one that refuses `undefined`. */
type Samples = [Refusing] extends [never] ? Record<ComponentName, ReactElement> : Refusing;

const ignore = () => undefined;
const options = [
  { value: '', label: 'All roles' },
  { value: 'admin', label: 'admin' },
];
const branded = (sample: ReactElement) => (
  <kit.BrandProvider brand={{ name: 'Planner', logo: 'M4 12h16' }}>{sample}</kit.BrandProvider>
);
const menu = (content: ReactElement) => (
  <kit.Menu label="Account" trigger={<kit.Button>Account</kit.Button>}>
    {content}
  </kit.Menu>
);
const field = { label: 'Name', value: '', onChange: ignore };

/** One of each component. */
export const samples: Samples = {
  ActionBar: (
    <kit.ActionBar label="Selection" actions={<kit.Button>Delete</kit.Button>}>
      3 selected
    </kit.ActionBar>
  ),
  AlertDialog: (
    <kit.AlertDialog
      isOpen
      onOpenChange={ignore}
      title="Delete user"
      confirmLabel="Delete"
      onConfirm={ignore}
    >
      It cannot be undone.
    </kit.AlertDialog>
  ),
  AppShell: (
    <kit.AppShell
      sidebar="Navigation"
      topBar={<kit.TopBar title="Dashboard" />}
      footer={<kit.Footer>Planner</kit.Footer>}
    >
      Content
    </kit.AppShell>
  ),
  AuthLayout: branded(<kit.AuthLayout title="Welcome Back">Form</kit.AuthLayout>),
  Avatar: <kit.Avatar name="Amelia Okafor" />,
  Badge: <kit.Badge tone="info">user</kit.Badge>,
  Banner: (
    <kit.Banner tone="warning" onDismiss={ignore}>
      Saved
    </kit.Banner>
  ),
  BarChart: (
    <kit.BarChart
      label="New users per week"
      bars={[
        { id: '1', label: 'Week 46', shortLabel: 'W46', value: 41, text: '41' },
        { id: '2', label: 'Week 47', shortLabel: 'W47', value: 17, text: '17', isPartial: true },
      ]}
      columnLabels={['Week', 'New users']}
    />
  ),
  BarList: <kit.BarList label="By status" items={[{ id: '1', label: 'ACTIVE', value: 1, text: '1' }]} />,
  Brand: branded(<kit.Brand />),
  BrandMark: branded(<kit.BrandMark />),
  BrandProvider: branded(<kit.Brand size="large" />),
  Breadcrumbs: <kit.Breadcrumbs items={[{ label: 'Users', href: '/users' }]} current="Amelia Okafor" />,
  Button: <kit.Button>Save</kit.Button>,
  Card: <kit.Card title="Profile">Content</kit.Card>,
  CenteredSpinner: <kit.CenteredSpinner label="Loading" />,
  Checkbox: <kit.Checkbox label="Send an invitation" />,
  CheckboxGroup: (
    <kit.CheckboxGroup label="Columns" options={options.slice(1)} values={['admin']} onChange={ignore} />
  ),
  ColorField: <kit.ColorField {...field} value="#aabbcc" />,
  ColorSwatch: <kit.ColorSwatch color="#aabbcc" />,
  ComboBox: <kit.ComboBox label="Role" options={options.slice(1)} defaultValue="admin" />,
  CommandButton: <kit.CommandButton label="Search or go to" onPress={ignore} />,
  CommandPalette: (
    <kit.CommandPalette
      isOpen
      onOpenChange={ignore}
      label="Go to"
      query=""
      onQueryChange={ignore}
      groups={[]}
    />
  ),
  Comparison: (
    <kit.Comparison
      label="Differences"
      subject="Field"
      versions={['Yours', 'Theirs']}
      rows={[{ label: 'Name', values: ['Ada', 'Ada Lovelace'] }]}
    />
  ),
  CopyButton: <kit.CopyButton text="42" label="Copy id" />,
  DataGrid: (
    <kit.DataGrid
      label="Users"
      columns={[{ id: 'name', header: 'Name', cell: (name: string) => name, isRowHeader: true }]}
      rows={['Ada']}
      getRowId={(name) => name}
    />
  ),
  DateRangeField: <kit.DateRangeField label="Period" defaultValue={{ start: '2026-01-01', end: '' }} />,
  Dropzone: (
    <kit.Dropzone label="Files" files={[{ id: '1', name: 'a.csv', progress: 40 }]} onSelect={ignore} />
  ),
  HoverCard: (
    <kit.HoverCard content="Joined in 2024">
      <kit.Link href="/">Ada</kit.Link>
    </kit.HoverCard>
  ),
  Tree: <kit.Tree label="Folders" items={[{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }]} />,
  DateField: <kit.DateField {...field} value="1990-05-17" />,
  DescriptionList: <kit.DescriptionList items={[{ term: 'Role', description: 'admin' }]} />,
  Dialog: (
    <kit.Dialog isOpen onOpenChange={ignore} title="Export">
      Content
    </kit.Dialog>
  ),
  Disclosure: <kit.Disclosure title="Details">Content</kit.Disclosure>,
  DisclosureGroup: (
    <kit.DisclosureGroup>
      <kit.Disclosure title="Details">Content</kit.Disclosure>
    </kit.DisclosureGroup>
  ),
  Divider: <kit.Divider />,
  Drawer: (
    <kit.Drawer isOpen onOpenChange={ignore} title="Order">
      Content
    </kit.Drawer>
  ),
  EmptyState: <kit.EmptyState title="No users found" description="Add the first one." />,
  ErrorState: <kit.ErrorState message="Failed to fetch users" onRetry={ignore} />,
  FileButton: (
    <kit.FileButton accept=".csv" onSelect={ignore}>
      Choose file
    </kit.FileButton>
  ),
  FilterSelect: <kit.FilterSelect label="Role" options={options} value="" onChange={ignore} />,
  Footer: <kit.Footer>Planner</kit.Footer>,
  Form: <kit.Form onSubmit={ignore}>Fields</kit.Form>,
  FormActions: <kit.FormActions>Buttons</kit.FormActions>,
  FormGrid: <kit.FormGrid columns={2}>Fields</kit.FormGrid>,
  Grid: <kit.Grid columns={2}>Cells</kit.Grid>,
  Heading: <kit.Heading level={2}>Users</kit.Heading>,
  HtmlEditor: <kit.HtmlEditor {...field} label="HTML" value="<p>Text</p>" />,
  Icon: <kit.Icon name="users" />,
  IconButton: <kit.IconButton icon="edit" label="Edit" />,
  IconImage: <kit.IconImage src={undefined} alt="Sun" surface="light" />,
  ImageField: (
    <kit.ImageField
      label="Icon"
      value={null}
      onChange={ignore}
      surface="light"
      maxBytes={1_048_576}
      maxPixels={4096}
    />
  ),
  Inline: <kit.Inline>Words</kit.Inline>,
  Isolate: <kit.Isolate>1–10 of 241</kit.Isolate>,
  Kbd: <kit.Kbd keys="Mod+K" />,
  Link: <kit.Link href="/users">Users</kit.Link>,
  LinkButton: <kit.LinkButton href="/users">Users</kit.LinkButton>,
  List: <kit.List>Items</kit.List>,
  ListItem: (
    <kit.List>
      <kit.ListItem>Amelia Okafor</kit.ListItem>
    </kit.List>
  ),
  LocaleProvider: (
    <kit.LocaleProvider locale="de" words={{ ...english, dialog: { close: 'Schließen' } }} sets="element">
      <kit.Pagination currentPage={3} totalPages={1248} />
    </kit.LocaleProvider>
  ),
  Menu: menu(<kit.MenuItem onAction={ignore}>Log out</kit.MenuItem>),
  MenuHeader: menu(<kit.MenuHeader>admin@planner.example</kit.MenuHeader>),
  MenuItem: menu(<kit.MenuItem href="/settings">Settings</kit.MenuItem>),
  MenuSection: menu(
    <kit.MenuSection title="Session">
      <kit.MenuItem onAction={ignore}>Log out</kit.MenuItem>
    </kit.MenuSection>,
  ),
  MultiSelect: <kit.MultiSelect label="Roles" options={options.slice(1)} defaultValues={['admin']} />,
  NavigationProvider: <kit.NavigationProvider navigate={ignore}>Application</kit.NavigationProvider>,
  NumberField: <kit.NumberField label="Seats" defaultValue={5} />,
  // It would take the other samples out of the page.
  PageCover: (
    <Activity mode="hidden">
      <kit.PageCover title="Covered">Nothing else is visible</kit.PageCover>
    </Activity>
  ),
  Overflow: (
    <kit.Overflow label="More actions">
      <kit.Button>Export</kit.Button>
    </kit.Overflow>
  ),
  PageHeader: <kit.PageHeader title="Users" />,
  Pagination: <kit.Pagination currentPage={3} totalPages={1248} />,
  PasswordField: <kit.PasswordField {...field} label="Password" />,
  PinField: <kit.PinField label="Code" defaultValue="287" />,
  Popover: (
    <kit.Popover label="Columns" trigger={<kit.Button>Columns</kit.Button>}>
      Content
    </kit.Popover>
  ),
  Pressable: (
    <kit.Menu
      label="Options"
      trigger={
        <kit.Pressable>
          <button type="button">Options</button>
        </kit.Pressable>
      }
    >
      <kit.MenuItem>Edit</kit.MenuItem>
    </kit.Menu>
  ),
  PreviewFrame: (
    <kit.PreviewFrame label="Preview" theme="light">
      Content
    </kit.PreviewFrame>
  ),
  QrCode: <kit.QrCode text="https://planner.example.org" label="QR code" />,
  ProgressBar: <kit.ProgressBar label="Saving" value={40} />,
  Prose: <kit.Prose html="<p>Text</p>" />,
  PublicLayout: <kit.PublicLayout>Content</kit.PublicLayout>,
  RadioGroup: <kit.RadioGroup label="Role" options={options.slice(1)} defaultValue="admin" />,
  RichTextEditor: <kit.RichTextEditor {...field} label="Privacy Policy" value="<p>Text</p>" />,
  RichTextEditorLoading: <kit.RichTextEditorLoading label="Loading editor..." />,
  ScreenError: <kit.ScreenError title="Page not found" message="There is nothing here." />,
  SearchField: <kit.SearchField {...field} label="Search users" />,
  SegmentedControl: (
    <kit.SegmentedControl label="Role" options={options.slice(1)} value="admin" onChange={ignore} />
  ),
  Select: <kit.Select {...field} options={options} />,
  Sidebar: (
    <kit.Sidebar
      label="Main"
      brand="Planner"
      items={[{ kind: 'link', label: 'Dashboard', icon: 'dashboard', href: '/dashboard' }]}
      currentHref="/dashboard"
    />
  ),
  Skeleton: <kit.Skeleton />,
  SkipLink: <kit.SkipLink />,
  Slider: <kit.Slider label="Zoom" defaultValue={40} />,
  Spinner: <kit.Spinner label="Loading" />,
  Stack: <kit.Stack>Rows</kit.Stack>,
  StatCard: <kit.StatCard label="Total Users" value="12,480" icon="users" />,
  SteadyText: <kit.SteadyText other="12 users">No users</kit.SteadyText>,
  Stepper: <kit.Stepper label="Import" steps={[{ label: 'File' }, { label: 'Columns' }]} current={1} />,
  Submenu: menu(
    <kit.Submenu label="Export">
      <kit.MenuItem>CSV</kit.MenuItem>
    </kit.Submenu>,
  ),
  Switch: <kit.Switch label="Dark theme" />,
  Table: (
    <kit.Table
      label="Users"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (name: string) => name }]}
      rows={['Amelia Okafor']}
      getRowId={(name) => name}
      emptyState="None"
    />
  ),
  TablePart: <kit.TablePart of="table">Joined in 2024</kit.TablePart>,
  Tabs: (
    <kit.Tabs label="Amelia Okafor" tabs={[{ value: 'profile', label: 'Profile', content: 'Content' }]} />
  ),
  TagGroup: <kit.TagGroup label="Tags" tags={[{ value: 'vip', label: 'VIP' }]} onRemove={ignore} />,
  Text: <kit.Text>Words</kit.Text>,
  TextArea: <kit.TextArea {...field} />,
  TextDiff: <kit.TextDiff label="Changes" blocks={[{ parts: [{ kind: 'added', text: 'New' }] }]} />,
  TextField: <kit.TextField {...field} />,
  ThemeToggle: <kit.ThemeToggle theme="light" onChange={ignore} />,
  TimeField: <kit.TimeField label="Time" defaultValue="09:30" />,
  Toast: <kit.Toast onDismiss={ignore}>User deleted</kit.Toast>,
  ToastHost: <kit.ToastHost />,
  Tooltip: (
    <kit.Tooltip content="Saves the form">
      <kit.Button>Save</kit.Button>
    </kit.Tooltip>
  ),
  TopBar: <kit.TopBar title="Dashboard" onToggleSidebar={ignore} />,
  Unavailable: (
    <kit.Unavailable reason="Your access does not include this">
      <kit.Button>Delete</kit.Button>
    </kit.Unavailable>
  ),
  UserMenu: <kit.UserMenu name="Admin" email="admin@planner.example" onLogout={ignore} />,
  VisuallyHidden: <kit.VisuallyHidden>Words</kit.VisuallyHidden>,
  Workspace: (
    <kit.Workspace
      isFilled={false}
      onLeave={ignore}
      header={<kit.PageHeader title="Terms" />}
      preview="Preview"
    >
      Text
    </kit.Workspace>
  ),
};
