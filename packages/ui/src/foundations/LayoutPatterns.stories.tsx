import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Form } from '../Form/Form.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { PublicLayout } from '../PublicLayout/PublicLayout.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from '../Text/Heading.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Application } from './patterns/Application.tsx';
import { DetailScreen } from './patterns/DetailScreen.tsx';
import { FormScreen } from './patterns/FormScreen.tsx';
import { ListScreen } from './patterns/ListScreen.tsx';
import { OverviewScreen } from './patterns/OverviewScreen.tsx';

const laptop = { viewport: { value: 'laptop' } };
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Foundations/Layout patterns',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'How screens are put together from the kit. A screen brings no layout of its own: it is a `Stack` of a `PageHeader` and what the screen is about, in one of three frames. `AppShell` is for people who have signed in, `AuthLayout` for one short form before that, `PublicLayout` for pages that everybody reads.',
      },
    },
  },
});

const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** `AppShell` around an overview: a `Grid` of `StatCard`s, then what goes on in `columns="mainAside"`. Each figure leads to the list that it counts. */
export const Shell = meta.story({
  globals: laptop,
  render: () => (
    <Application title="Dashboard" href="/dashboard">
      <OverviewScreen />
    </Application>
  ),
});

export const ShellOnAPhone = meta.story({ ...Shell.input, globals: phone, play: expectNoSidewaysScroll });

/**
 * `PageHeader` with search, filters and actions (the primary one last), a `Table` below it, and in its footer what is shown of how
 * many and the `Pagination`. Search and page belong into the address. Where there is nothing, the table keeps its head and says why.
 */
export const List = meta.story({
  globals: laptop,
  render: () => (
    <Application title="Users" href="/users/all-users">
      <ListScreen />
    </Application>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.type(search, 'nobody');
    await expect(canvas.getByText('No users found')).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByRole('row', { name: /Amelia Okafor/ })).toBeVisible();
  },
});

export const ListOnAPhone = meta.story({
  globals: phone,
  render: List.input.render,
  play: expectNoSidewaysScroll,
});

/**
 * `PageHeader` with the title alone, and one `Card` of the width of a form. Values that belong together share a row in `FormGrid`. The
 * buttons end the form, the primary one first; what went wrong with all of it stands right above them, what is wrong with a field
 * at the field.
 */
export const FormInAScreen = meta.story({
  name: 'Form',
  globals: laptop,
  render: () => (
    <Application title="Add User" href="/users/add-user">
      <FormScreen />
    </Application>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await expect(canvas.getByRole('textbox', { name: /Full Name/ })).toHaveAccessibleDescription(
      'Full name is required',
    );
  },
});

export const FormOnAPhone = meta.story({
  globals: phone,
  render: FormInAScreen.input.render,
  play: expectNoSidewaysScroll,
});

/**
 * `PageHeader` with the name of the thing and what can be done with it; its facts in a `DescriptionList`, what goes with it aside. A thing of
 * a few facts needs no screen: show it in a `Dialog`.
 */
export const Detail = meta.story({
  globals: laptop,
  render: () => (
    <Application title="Users" href="/users/all-users">
      <DetailScreen />
    </Application>
  ),
});

export const DetailOnAPhone = meta.story({
  globals: phone,
  render: Detail.input.render,
  play: expectNoSidewaysScroll,
});

/** `AuthLayout`: one card, one form, one primary button as wide as the card, and the way to the neighbouring page below it. */
export const AuthPage = meta.story({
  globals: laptop,
  render: () => (
    <AuthLayout
      title="Welcome Back"
      subtitle="Sign in to Planner Admin"
      footer={
        <>
          Forgot your password? <Link href="/forgot-password">Reset it</Link>
        </>
      }
    >
      <Form onSubmit={fn()}>
        <TextField label="Email" type="email" value="" onChange={fn()} />
        <PasswordField label="Password" value="" onChange={fn()} />
        <Button type="submit" variant="primary" size="large" isFullWidth>
          Login
        </Button>
      </Form>
    </AuthLayout>
  ),
});

/** `PublicLayout` as wide as a text is to be read; the page brings its heading. A form that everybody may fill in takes `width="form"`. */
export const PublicPage = meta.story({
  globals: laptop,
  render: () => (
    <PublicLayout
      header={
        <>
          <Brand />
          <Link href="/">Login</Link>
        </>
      }
      footer={<Footer>Planner Admin. All rights reserved 2026</Footer>}
    >
      <Stack gap="l">
        <Heading level={1} size="title">
          Privacy Policy
        </Heading>
        <Prose html="<h2>What we keep</h2><p>What you tell us: your name, e-mail address and date of birth, and the habits, workouts and expenses that you choose to record.</p><h2>What we never do</h2><ul><li>sell it</li><li>show it to anybody whom you did not choose</li></ul>" />
      </Stack>
    </PublicLayout>
  ),
});
