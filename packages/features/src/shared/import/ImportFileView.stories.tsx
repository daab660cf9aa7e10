import type { Import, ImportCheck } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ImportFileView, type ImportFileViewProps } from './ImportFileView.tsx';

const FILE: Import = {
  id: '0192f3c9-0000-7000-8000-000000000009',
  rows: 120,
  headingRow: 1,
  encoding: 'utf-8',
  isEncodingKnown: true,
  encodings: [{ name: 'utf-8', samples: ['Nguyễn', 'Thị'] }],
  separator: 'semicolon',
  columns: [
    { header: 'Name', samples: ['Nguyễn Thị Lan', 'Mateo Rossi'], field: 'name' },
    { header: 'Mail', samples: ['lan.nguyen@example.org', 'mateo.rossi@example'], field: 'email' },
    { header: 'Notes', samples: [], field: '' },
  ],
  fields: [
    { field: 'name', isRequired: true },
    { field: 'email', isRequired: true },
    { field: 'role', isRequired: false },
  ],
};

const PREVIEW: ImportCheck['preview'] = [
  {
    row: 2,
    values: [
      { field: 'name', value: 'Nguyễn Thị Lan' },
      { field: 'email', value: 'lan.nguyen@example.org' },
    ],
  },
];

const SOME: NonNullable<ImportFileViewProps['check']> = {
  valid: 98,
  updates: 0,
  failing: 20,
  duplicates: 2,
  administrators: 0,
  preview: PREVIEW,
  problems: [
    { item: 'Row 2: Mateo Rossi', reason: 'E-mail must be a valid e-mail address' },
    { item: 'Row 7: Ada', reason: 'This e-mail address is already in use' },
  ],
};

const meta = preview.meta({
  title: 'Features/Shared/ImportFileView',
  component: ImportFileView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    noun: { one: 'user', many: 'users' },
    labels: { name: 'Full Name', email: 'Email', role: 'Role' },
    note: 'Imported users have no password: they set one with a reset link.',
    file: FILE,
    fileName: 'people.csv',
    isUploading: false,
    choice: { fields: ['name', 'email', ''] },
    check: {
      valid: 120,
      updates: 0,
      failing: 0,
      duplicates: 0,
      administrators: 0,
      preview: PREVIEW,
      problems: [],
    },
    isOfUsers: true,
    isStarting: false,
    message: undefined,
    onSelectFiles: fn(),
    onReadingChange: fn(),
    onChoiceChange: fn(),
    onStart: fn(),
    onExportProblems: fn(),
    onClose: fn(),
  },
});

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Import users' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Choose = meta.story({
  args: { file: undefined, check: undefined },
  play: async ({ userEvent, args }) => {
    await findDialog();
    const file = new File(['Name\n'], 'people.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Choose file'), file);
    await expect(args.onSelectFiles).toHaveBeenCalledWith([file]);
  },
});

export const Uploading = meta.story({
  args: { file: undefined, check: undefined, isUploading: true },
  play: findDialog,
});

export const Refused = meta.story({
  args: { file: undefined, check: undefined, message: 'A quote is not closed in row 3' },
  play: findDialog,
});

export const AllValid = meta.story({
  play: async ({ userEvent, args }) => {
    await findDialog();
    await expect(screen.getByRole('cell', { name: 'lan.nguyen@example.org' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '1 other column' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Notes' }), 'Full Name (required)');
    await expect(args.onChoiceChange).toHaveBeenCalledWith({ fields: ['', 'email', 'name'] });
    await userEvent.click(screen.getByRole('button', { name: 'Import 120 users' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const Updates = meta.story({
  args: {
    choice: { fields: ['name', 'email', ''], existing: 'update' },
    check: { ...SOME, valid: 40, updates: 58, duplicates: 1, unknownGenders: 3 },
  },
  play: async ({ userEvent, args }) => {
    await findDialog();
    await expect(
      screen.getByText(
        '40 users will be added; 58 will be updated; 20 invalid; 1 twice in the file; 3 unknown genders are left out',
      ),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import 98 users' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Existing users' }), 'Skip them');
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(expect.objectContaining({ existing: 'skip' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Send an invitation/ }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(expect.objectContaining({ invite: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Export them' }));
    await expect(args.onExportProblems).toHaveBeenCalledOnce();
  },
});

/** What a second import of the same file meets depends on how far the first one is. */
export const WhileAnotherRuns = meta.story({
  args: { running: { ...fixtures.task, kind: 'importUsers', state: 'running', total: 295 } },
  play: async () => {
    await findDialog();
    await expect(
      screen.getByText(
        'Importing 295 users is not done yet. What it adds counts as existing here once it is added.',
      ),
    ).toBeVisible();
  },
});

/** Everyone in the file exists. */
export const OnlyUpdates = meta.story({
  args: {
    file: { ...FILE, rows: 100_000 },
    choice: { fields: ['name', 'email', ''], existing: 'update' },
    check: { ...SOME, valid: 0, updates: 100_000, failing: 0, duplicates: 0, problems: [] },
  },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('button', { name: 'Import 100,000 users' })).toBeVisible();
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const AllWrong = meta.story({
  args: {
    file: { ...FILE, rows: 100_000 },
    check: {
      ...SOME,
      valid: 0,
      failing: 100_000,
      duplicates: 0,
      preview: [],
      problems: Array.from({ length: 1000 }, (_, index) => ({
        item: `Row ${index + 2}: Ada`,
        reason: 'E-mail must be a valid e-mail address',
      })),
    },
  },
  play: async () => {
    await findDialog();
    await expect(screen.getByText('The first 100 of 100,000. The exported file has all.')).toBeVisible();
    await expect(screen.getByText('0 users will be added; 100,000 invalid')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  },
});

export const ManyCategories = meta.story({
  args: {
    noun: { one: 'finance category', many: 'finance categories' },
    isOfUsers: false,
    file: { ...FILE, rows: 1001 },
    check: { ...SOME, valid: 1001, failing: 0, duplicates: 0, problems: [] },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Import finance categories' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      screen.getByText(
        "An import of more than 1,000 finance categories can't be undone. Split the file to be able to undo it.",
      ),
    ).toBeVisible();
  },
});

export const NameInTwoColumns = meta.story({
  args: {
    file: {
      ...FILE,
      columns: [
        { header: 'Vorname', samples: ['Zoë'], field: 'firstName' },
        { header: 'Nachname', samples: ['Müller-Lüdenscheidt'], field: 'lastName' },
        { header: 'E-Mail', samples: ['zoe@mueller.example'], field: 'email' },
      ],
      fields: [
        ...FILE.fields,
        { field: 'firstName', isRequired: false, partOf: 'name' },
        { field: 'lastName', isRequired: false, partOf: 'name' },
      ],
    },
    choice: { fields: ['firstName', 'lastName', 'email'] },
    labels: {
      name: 'Full Name',
      email: 'Email',
      role: 'Role',
      firstName: 'First name',
      lastName: 'Last name',
    },
  },
  play: async () => {
    await findDialog();
    const select = screen.getByRole('combobox', { name: 'Vorname' });
    await expect(select).toHaveDisplayValue('First name');
    await expect(within(select).getByRole('option', { name: 'Full Name' })).toBeInTheDocument();
  },
});

/** Half a name beside what may be the other half, and dates that the server can't read. */
export const UnclearColumns = meta.story({
  args: {
    file: {
      ...FILE,
      columns: [
        { header: 'Name', samples: ['Zoë'], field: '', isUnclear: true },
        { header: 'Hausname', samples: ['Müller'], field: '', isUnclear: true },
        { header: 'Mail', samples: ['zoe@mueller.example'], field: 'email' },
        { header: 'Birthday', samples: ['in spring'], field: '', isUnclear: true },
        { header: 'Notes', samples: [], field: '' },
      ],
      fields: [
        ...FILE.fields,
        { field: 'firstName', isRequired: false, partOf: 'name' },
        { field: 'lastName', isRequired: false, partOf: 'name' },
      ],
    },
    choice: { fields: ['', '', 'email', '', ''] },
    check: undefined,
    message: 'Choose a column for name',
    labels: {
      name: 'Full Name',
      email: 'Email',
      role: 'Role',
      firstName: 'First name',
      lastName: 'Last name',
    },
  },
  play: async ({ userEvent, args }) => {
    await findDialog();
    await expect(screen.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription(
      'Not recognized: Zoë',
    );
    await expect(screen.getByRole('combobox', { name: 'Birthday' })).toHaveAccessibleDescription(
      'Not recognized: in spring',
    );
    await expect(screen.getByRole('combobox', { name: 'Notes' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hausname' }), 'Last name');
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ fields: ['', 'lastName', 'email', '', ''] });
  },
});

const ENCODINGS: Import['encodings'] = [
  { name: 'macintosh', samples: ['MÅller', 'GÅnther'] },
  { name: 'windows-1252', samples: ['M\u0081ller', 'G\u0081nther'] },
  { name: 'windows-1250', samples: ['M\u0081ller', 'G\u0081nther'] },
];

export const EncodingDetected = meta.story({
  args: {
    file: {
      ...FILE,
      encoding: 'windows-1252',
      encodings: [
        { name: 'windows-1252', samples: ['Hélène', 'Müller'] },
        { name: 'windows-1250', samples: ['Hélčne', 'Müller'] },
      ],
    },
  },
  play: async ({ userEvent, args }) => {
    await findDialog();
    const select = screen.getByRole('combobox', { name: 'Encoding' });
    await expect(select).toHaveDisplayValue('Windows-1252, Western Europe: Hélène, Müller');
    await userEvent.selectOptions(select, 'Windows-1250, Central Europe: Hélčne, Müller');
    await expect(args.onReadingChange).toHaveBeenLastCalledWith({
      encoding: 'windows-1250',
      separator: 'semicolon',
      headingRow: 1,
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Separator' }), 'Tab');
    await expect(args.onReadingChange).toHaveBeenLastCalledWith({
      encoding: 'windows-1252',
      separator: 'tab',
      headingRow: 1,
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Headings' }), 'None');
    await expect(args.onReadingChange).toHaveBeenLastCalledWith({
      encoding: 'windows-1252',
      separator: 'semicolon',
      headingRow: 0,
    });
  },
});

export const EncodingUnknown = meta.story({
  args: {
    file: { ...FILE, isEncodingKnown: false, encoding: 'macintosh', encodings: ENCODINGS },
    check: undefined,
  },
  play: async () => {
    await findDialog();
    const select = screen.getByRole('combobox', { name: 'Encoding' });
    await expect(select).toHaveDisplayValue('Choose an encoding');
    await expect(select).toHaveAccessibleDescription('Choose the one that reads right');
    await expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  },
});

const BIRTHDAYS: Import = {
  ...FILE,
  columns: [
    ...FILE.columns.slice(0, 2),
    {
      header: 'Birthday',
      samples: ['04/03/1990'],
      field: 'dob',
      dates: { example: '04/03/1990', dayFirst: 120, monthFirst: 120, order: null },
    },
  ],
  fields: [...FILE.fields, { field: 'dob', isRequired: false }],
};

export const DatesAsked = meta.story({
  args: { file: BIRTHDAYS, choice: { fields: ['name', 'email', 'dob'] }, check: undefined },
  play: async ({ userEvent, args }) => {
    await findDialog();
    const select = screen.getByRole('combobox', { name: 'How are dates like 04/03/1990 meant?' });
    await expect(select).toHaveDisplayValue('Choose what they mean');
    await expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
    await userEvent.selectOptions(select, 'Apr 3, 1990, month first: fits 120');
    await expect(args.onChoiceChange).toHaveBeenCalledWith({
      fields: ['name', 'email', 'dob'],
      dateOrder: 'month',
    });
  },
});

export const AdministratorsAsked = meta.story({
  args: {
    check: {
      valid: 120,
      updates: 0,
      failing: 0,
      duplicates: 0,
      administrators: 6,
      preview: PREVIEW,
      problems: [],
    },
  },
  play: async ({ userEvent, args }) => {
    await findDialog();
    const select = screen.getByRole('combobox', { name: '6 rows have the role admin' });
    await expect(select).toHaveDisplayValue('Import them as users');
    await userEvent.selectOptions(select, 'Support');
    await expect(args.onChoiceChange).toHaveBeenCalledWith({
      fields: ['name', 'email', ''],
      administrators: 'support',
    });
  },
});

export const ReadingAgain = meta.story({ args: { isUploading: true }, play: findDialog });

export const SomeFail = meta.story({
  args: { check: SOME },
  play: async () => {
    await findDialog();
    await expect(
      await screen.findByText('98 users will be added; 20 invalid; 2 existing or twice in the file'),
    ).toBeVisible();
    await expect(screen.getByText('Row 2: Mateo Rossi')).toBeVisible();
    await expect(screen.getByText('The first 2 of 22. The exported file has all.')).toBeVisible();
  },
});

export const NothingToImport = meta.story({
  args: { check: { ...SOME, valid: 0 } },
  play: async () => {
    await findDialog();
    await expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  },
});

export const Checking = meta.story({ args: { check: undefined }, play: findDialog });

export const FieldMissing = meta.story({
  args: { check: undefined, message: 'Choose a column for name and email' },
  play: findDialog,
});

export const Phone = meta.story({
  args: { check: SOME },
  globals: { viewport: { value: 'phone' } },
  play: findDialog,
});
