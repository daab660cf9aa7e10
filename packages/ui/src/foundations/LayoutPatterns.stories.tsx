import { expect, fn, screen } from 'storybook/test';
import preview from '@planner/storybook/preview';
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
import { Application } from '../testing/Application.tsx';
import { DetailScreen } from '../testing/DetailScreen.tsx';
import { FormScreen } from '../testing/FormScreen.tsx';
import { ListScreen } from '../testing/ListScreen.tsx';
import { OverviewScreen } from '../testing/OverviewScreen.tsx';

const laptop = { viewport: { value: 'laptop' } };
const phone = { viewport: { value: 'phone' } };
const small = { viewport: { value: 'small' } };

const meta = preview.meta({
  title: 'Foundations/Layout patterns',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'How to compose screens from the kit. A screen has no layout of its own: it is a `Stack` of a `PageHeader` and its content, inside one of three frames: `AppShell` after sign-in, `AuthLayout` for a short form before sign-in, `PublicLayout` for public pages.',
      },
    },
  },
});

const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** As in the settings of the browser. */
const doubleTextSize = () => {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
};

const expectWholeText = async () => {
  await expectNoSidewaysScroll();
  const clipped = [...document.querySelectorAll('button, a, input, select, textarea')].filter(
    (control) =>
      // Inline elements have no client size.
      control.clientWidth > 0 &&
      (control.scrollWidth > control.clientWidth || control.scrollHeight > control.clientHeight),
  );
  await expect(clipped.map(({ outerHTML }) => outerHTML)).toEqual([]);
};

/** `AppShell` with an overview: a `Grid` of `StatCard`s that link to their lists, then `columns="mainAside"`. */
export const Shell = meta.story({
  globals: laptop,
  render: () => (
    <Application title="Dashboard" href="/dashboard">
      <OverviewScreen />
    </Application>
  ),
});

export const ShellOnAPhone = meta.story({ ...Shell.input, globals: phone, play: expectNoSidewaysScroll });

/** `PageHeader` and a `Table` with count and `Pagination`. Search and page are in the URL. An empty table says why. */
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

/** Text at 200 % on the smallest phone: everything wraps, nothing is cut off (WCAG 2.2, 1.4.4). */
export const ListWithLargeText = meta.story({
  globals: small,
  beforeEach: doubleTextSize,
  render: List.input.render,
  play: expectWholeText,
});

/** A `Card` with `width="form"`; related values share a `FormGrid`. Errors of the request appear above the buttons. */
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

/** A toast reports what was saved: nothing moves, and it is in view wherever the user has scrolled to. */
export const FormSubmitted = meta.story({
  globals: laptop,
  parameters: { chromatic: { disableSnapshot: true } },
  render: FormInAScreen.input.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Full Name/ }), 'Amelia Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await expect(await screen.findByText('User created')).toBeVisible();
  },
});

export const FormOnAPhone = meta.story({
  globals: phone,
  render: FormInAScreen.input.render,
  play: expectNoSidewaysScroll,
});

/** Text at 200 % on the smallest phone: everything wraps, nothing is cut off (WCAG 2.2, 1.4.4). */
export const FormWithLargeText = meta.story({
  globals: small,
  beforeEach: doubleTextSize,
  render: FormInAScreen.input.render,
  play: expectWholeText,
});

/** `PageHeader`, facts in a `DescriptionList`, related content aside. For a few facts use a `Dialog`. */
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

/** `AuthLayout`: one form in one card, a full-width primary button, and a link to the related page below. */
export const AuthPage = meta.story({
  globals: laptop,
  render: () => (
    <AuthLayout
      title="Welcome Back"
      subtitle="Log in to Planner Admin"
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

/** `PublicLayout` at reading width; the page has its own heading. For a public form use `width="form"`. */
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
