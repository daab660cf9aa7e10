import { errorBody, http, wireTask } from '@planner/api-client/testing';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { catchSavedFiles, withProviders } from '../../testing/index.ts';
import { ImportFile } from './ImportFile.tsx';

const meta = preview.meta({
  title: 'Features/Shared/ImportFile',
  component: ImportFile,
  decorators: [withProviders],
  parameters: { docs: { story: { inline: false } } },
  args: {
    list: 'users' as const,
    noun: { one: 'user', many: 'users' },
    labels: { name: 'Full Name', email: 'Email', role: 'Role' },
    onClose: fn(),
  },
});

const FILE = new File(['Name,Mail\nAda,ada@example.org\n'], 'people.csv', { type: 'text/csv' });
const onStart = fn();

export const Imports = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/imports/{id}/check', async ({ request, response }) => {
        const { fields = [] } = await request.json();
        const valid = fields.includes('role') ? 1 : 2;
        return response(200).json({
          valid,
          updates: 0,
          failing: 2 - valid,
          duplicates: 0,
          administrators: 0,
          preview: [],
          problems: [],
        });
      }),
      http.post('/imports/{id}/start', async ({ request, response }) => {
        onStart(await request.json());
        return response(200).json(wireTask);
      }),
    );
  },
  play: async ({ userEvent, args }) => {
    await userEvent.upload(await screen.findByLabelText('Choose file'), FILE);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 2 users' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '1 other column' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Notes' }), 'Role');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 user' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(onStart).toHaveBeenLastCalledWith({ fields: ['name', 'email', 'role'] });
  },
});

export const ExportsProblems = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/imports/{id}/check', ({ response }) =>
        response(200).json({
          valid: 0,
          updates: 0,
          failing: 1,
          duplicates: 0,
          administrators: 0,
          preview: [],
          problems: [{ item: 'Row 2: "Ada"', reason: 'E-mail must be a valid e-mail address' }],
        }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    const savedFiles = catchSavedFiles();
    await userEvent.upload(await screen.findByLabelText('Choose file'), FILE);
    await userEvent.click(await screen.findByRole('button', { name: 'Export them' }));
    await expect(await savedFiles()).toEqual([
      [
        'people-rows-that-fail.csv',
        '"Row","Reason"\r\n"Row 2: ""Ada""","E-mail must be a valid e-mail address"\r\n',
      ],
    ]);
  },
});

/** A check lists the first 1,000; the file has all. */
export const ExportsAllProblems = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/imports/{id}/check', async ({ request, response }) => {
        const { allProblems = false } = await request.json();
        const problems = ['Row 2: Ada', 'Row 3: Bo'].map((item) => ({ item, reason: 'Name is required' }));
        return response(200).json({
          valid: 0,
          updates: 0,
          failing: 2,
          duplicates: 0,
          administrators: 0,
          preview: [],
          problems: problems.slice(0, allProblems ? 2 : 1),
        });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const savedFiles = catchSavedFiles();
    await userEvent.upload(await screen.findByLabelText('Choose file'), FILE);
    await userEvent.click(await screen.findByRole('button', { name: 'Export them' }));
    await waitFor(async () =>
      expect(await savedFiles()).toEqual([
        [
          'people-rows-that-fail.csv',
          '"Row","Reason"\r\n"Row 2: Ada","Name is required"\r\n"Row 3: Bo","Name is required"\r\n',
        ],
      ]),
    );
  },
});

const onRead = fn();

const WIRE_IMPORT = {
  _id: '0192f3c9-0000-7000-8000-000000000009',
  rows: 1,
  headingRow: 1,
  encoding: 'utf-8' as const,
  isEncodingKnown: true,
  encodings: [],
  columns: [{ header: 'Name,Mail', samples: ['Ada,ada@example.org'], field: '' }],
  fields: [{ field: 'name', isRequired: true }],
};

export const ReadsAgain = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/imports/{list}', ({ query, response }) => {
        onRead(query.get('separator'), query.get('encoding'));
        return response(201).json({ ...WIRE_IMPORT, separator: query.get('separator') ?? 'comma' });
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.upload(await screen.findByLabelText('Choose file'), FILE);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveValue('comma'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Separator' }), 'Semicolon');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveValue('semicolon'));
    await expect(onRead).toHaveBeenLastCalledWith('semicolon', 'utf-8');
  },
});

export const Unreadable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/imports/{list}', ({ response }) =>
        response(422).json(
          errorBody('Please check the marked fields', { file: 'A quote is not closed in row 3' }),
        ),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.upload(await screen.findByLabelText('Choose file'), FILE);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('A quote is not closed in row 3'),
    );
  },
});

const drop = (files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return fireEvent(
    screen.getByText('or drop it here'),
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  );
};

export const Dropped = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByText('or drop it here');
    await drop([FILE, new File(['Name\n'], 'others.csv')]);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Import one file at a time'));
    await drop([FILE]);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Separator' })).toBeVisible());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const TooLarge = meta.story({
  play: async ({ userEvent }) => {
    const large = new File([new Uint8Array(20 * 2 ** 20 + 1)], 'people.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Choose file'), large);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The file may have at most 20 MiB. Split it'),
    );
  },
});

export const FieldMissing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/imports/{id}/check', ({ response }) =>
        response(422).json(
          errorBody('Please check the marked fields', { fields: 'Choose a column for name and email' }),
        ),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.upload(await screen.findByLabelText('Choose file'), FILE);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Choose a column for name and email'),
    );
  },
});
