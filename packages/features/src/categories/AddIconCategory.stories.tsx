import { delay, errorBody, http, iconFile } from '@planner/api-client/testing';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, withProviders } from '../testing/index.ts';
import { AddIconCategory } from './iconCategoryForms.tsx';
import type { Kind } from './iconCategoryResources.ts';

const meta = preview.meta({
  title: 'Features/Categories/AddIconCategory',
  component: AddIconCategory,
  decorators: [withProviders],
  args: {
    kind: 'habit' as Kind,
    cancelHref: '/habits/all-categories',
    onDone: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: () => {
    requests.length = 0;
  },
});

const requests: string[][] = [];
const keys: (string | null)[] = [];

const recorded = async (request: Request) => {
  const form = await request.formData();
  requests.push([...form].map(([name, value]) => `${name}: ${value instanceof File ? value.name : value}`));
};

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Reading');
  await userEvent.upload(screen.getByLabelText('Light Icon'), iconFile('sun.png'));
  await userEvent.upload(screen.getByLabelText('Dark Icon'), iconFile('moon.png'));
  await screen.findByText('sun.png');
  await screen.findByText('moon.png');
};
const submit = async () => {
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
};

const expectToStay = async () => {
  await expect(screen.getByLabelText('Name')).toHaveValue('Reading');
  await expect(screen.getByText('sun.png')).toBeVisible();
  await expect(screen.getByText('moon.png')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Create Category' })).toBeEnabled();
};

export const Created = meta.story({
  beforeEach: ({ msw }) => {
    const timers = spyOn(globalThis, 'setTimeout');
    msw.use(http.post('/habit-categories', ({ request }) => recorded(request.clone())));
    return () => timers.mockRestore();
  },
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(screen.getByText('Category created successfully!')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Created!' })).toBeDisabled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    // The success message shows before the list opens.
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 1500));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests).toEqual([['name: Reading', 'iconLight: sun.png', 'iconDark: moon.png']]);
  },
});

export const WorkoutCreated = meta.story({
  args: { kind: 'workout' },
  beforeEach: ({ msw }) => {
    msw.use(http.post('/workout-categories', ({ request }) => recorded(request.clone())));
  },
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(screen.getByText('Category created successfully!')).toBeVisible());
    // The list has the new category by now.
    await expect(screen.queryByText(/There already is/)).toBeNull();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests).toHaveLength(1);
  },
});

/** The form stays, empty. The same again is another one. */
export const CreatedAnother = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/habit-categories', async ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        await recorded(request.clone());
      }),
    );
  },
  play: async ({ args }) => {
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
    await expect(await screen.findByText(/was added$/)).toBeVisible();
    const name = screen.getByLabelText('Name');
    await expect(name).toHaveValue('');
    await expect(name).toHaveFocus();
    await expect(screen.queryByText('sun.png')).not.toBeInTheDocument();
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(screen.queryByText('Category created successfully!')).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await expect(requests[1]).toEqual(['name: Reading', 'iconLight: sun.png', 'iconDark: moon.png']);
    await expect(keys[0]).not.toBe(keys[1]);
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(name).toHaveValue(''));
    await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
    await expect(await screen.findByText('Name is required')).toBeVisible();
  },
});

export const ClickedTwice = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/habit-categories', ({ request }) => recorded(request.clone())));
  },
  play: async ({ args }) => {
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Category' }));
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(requests).toHaveLength(1);
  },
});

export const Slow = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/habit-categories', () => delay('infinite')));
  },
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: /Creating\.\.\./ })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
  },
});

/** A connection that stalls halfway, which a mock server can't simulate. */
class HalfWay extends XMLHttpRequest {
  override send() {
    this.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 3, total: 10 }),
    );
  }
}

export const Cancelled = meta.story({
  beforeEach: () => {
    const { XMLHttpRequest: original } = globalThis;
    globalThis.XMLHttpRequest = HalfWay;
    return () => {
      globalThis.XMLHttpRequest = original;
    };
  },
  play: async ({ args }) => {
    await submit();
    const progress = await screen.findByRole('progressbar', { name: 'Uploading icons' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '30'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.getByText('Upload cancelled. Nothing was saved.')).toBeVisible());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const TooLarge = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/habit-categories', ({ response }) =>
        response(413).json(errorBody('The upload is larger than the server takes')),
      ),
    );
  },
  play: async ({ args }) => {
    await submit();
    await expectAlert('The upload is larger than the server takes');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const RefusedIcon = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/habit-categories', ({ response }) =>
        response(422).json(errorBody('Check the fields', { iconDark: 'The icon is damaged' })),
      ),
    );
  },
  play: async () => {
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText('Dark Icon')).toHaveAccessibleDescription(/The icon is damaged$/),
    );
    await waitFor(() => expect(screen.getByLabelText('Dark Icon')).toHaveFocus());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});
