import type {
  Import,
  ImportCheck,
  ImportChoice,
  ImportDates,
  ImportReading,
  ImportRow,
  Task,
} from '@planner/api-client';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  Disclosure,
  Dropzone,
  Grid,
  formatCalendarDate,
  formatCount,
  formatNumber,
  Inline,
  Isolate,
  Select,
  Spinner,
  Stack,
  Table,
  type TableColumn,
  Text,
  useIsWide,
} from '@planner/ui';
import type { ReactNode } from 'react';
import type { Noun } from '../format/Noun.ts';
import { useRights } from '../session/rights.ts';
import { LevelSelect } from '../session/LevelSelect.tsx';
import { FailureList } from '../tasks/FailureList.tsx';
import { taskTitles } from '../tasks/taskTexts.ts';

export interface ImportFileViewProps {
  noun: Noun;
  /** Names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Said before a file is chosen. */
  note?: string | undefined;
  /** The uploaded file. */
  file: Import | undefined;
  fileName: string | undefined;
  isUploading: boolean;
  /** What each column is imported as, and how. */
  choice: ImportChoice;
  /** Undefined while it is checked, or if it can't be. */
  check: ImportCheck | undefined;
  /** Whether rows can update what exists, and people be invited. */
  isOfUsers?: boolean;
  isStarting: boolean;
  /** An import of the user that has not ended. */
  running?: Task | undefined;
  /** Whether the file of rows that will fail is being made. */
  isExporting?: boolean;
  /** Why the last step had no effect. */
  message: string | undefined;
  onSelectFiles: (files: File[]) => void;
  /** Called with how the file shall be read. */
  onReadingChange: (reading: ImportReading) => void;
  onChoiceChange: (choice: ImportChoice) => void;
  onStart: () => void;
  /** Saves a file of the rows that will fail. */
  onExportProblems: () => void;
  onClose: () => void;
}

const Choice = ({ noun, note, isUploading, onSelectFiles }: ImportFileViewProps) => (
  <Stack gap="m">
    <Text as="p">
      A CSV file with up to 100,000 {noun.many}, as spreadsheets and contact lists export it. {note}
    </Text>
    {isUploading ? (
      <Spinner label="Reading the file..." />
    ) : (
      <Dropzone label="File" isMultiple={false} accept=".csv,.tsv,.txt,text/csv" onSelect={onSelectFiles} />
    )}
  </Stack>
);

const ENCODINGS: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252, Western Europe',
  macintosh: 'Mac Roman',
  'windows-1250': 'Windows-1250, Central Europe',
  'iso-8859-2': 'ISO 8859-2, Central Europe',
  'windows-1254': 'Windows-1254, Turkish',
  'windows-1257': 'Windows-1257, Baltic',
  'windows-1251': 'Windows-1251, Cyrillic',
  'koi8-u': 'KOI8, Cyrillic',
  'iso-8859-5': 'ISO 8859-5, Cyrillic',
  'x-mac-cyrillic': 'Mac Cyrillic',
  ibm866: 'DOS 866, Cyrillic',
  'windows-1253': 'Windows-1253, Greek',
  'windows-1255': 'Windows-1255, Hebrew',
  'windows-1256': 'Windows-1256, Arabic',
  'windows-874': 'Windows-874, Thai',
  shift_jis: 'Shift JIS, Japanese',
  'euc-jp': 'EUC-JP, Japanese',
  'iso-2022-jp': 'ISO-2022-JP, Japanese',
  gb18030: 'GB 18030, Chinese',
  big5: 'Big5, Chinese',
  'euc-kr': 'EUC-KR, Korean',
};

const SEPARATORS: Record<string, string> = {
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  bar: 'Vertical bar',
};

const MAX_HEADING_ROW = 10;

/** How the file is read, and what else may be meant. */
const Reading = ({ file, onReadingChange }: ImportFileViewProps & { file: Import }) => {
  const { encodings, separator, headingRow } = file;
  const encoding = file.isEncodingKnown ? file.encoding : undefined;
  const change = (reading: Record<string, string | number>) =>
    onReadingChange({
      ...(encoding && { encoding: encoding as ImportReading['encoding'] }),
      ...(separator in SEPARATORS && { separator: separator as ImportReading['separator'] }),
      headingRow,
      ...reading,
    });
  const rows = Array.from({ length: MAX_HEADING_ROW }, (_, index) => index + 1);
  return (
    <Stack gap="m">
      {encodings.length > 1 && (
        <Select
          label="Encoding"
          description={
            encoding ? 'Detected. Choose another if letters look wrong' : 'Choose the one that reads right'
          }
          options={[
            ...(encoding ? [] : [{ value: '', label: 'Choose an encoding' }]),
            ...encodings.map(({ name, samples }) => ({
              value: name,
              label: `${ENCODINGS[name] ?? name}: ${samples.join(', ')}`,
            })),
          ]}
          value={encoding ?? ''}
          onChange={(name) => change({ encoding: name })}
        />
      )}
      <Grid columns={2}>
        <Select
          label="Separator"
          options={Object.entries({ [separator]: separator, ...SEPARATORS }).map(([value, label]) => ({
            value,
            label,
          }))}
          value={separator}
          onChange={(name) => change({ separator: name })}
        />
        <Select
          label="Headings"
          options={[
            { value: '0', label: 'None' },
            ...[...new Set([...rows, headingRow])]
              .filter(Boolean)
              .map((row) => ({ value: String(row), label: `Row ${row}` })),
          ]}
          value={String(headingRow)}
          onChange={(row) => change({ headingRow: Number(row) })}
        />
      </Grid>
    </Stack>
  );
};

/** Whether a column is imported as a part of the field. */
const hasPart = ({ fields }: Import, whole: string, chosen: readonly string[]): boolean =>
  fields.some(({ field, partOf }) => partOf === whole && chosen.includes(field));

/** One below the other beside the result. */
const Fields = ({ children }: { children: ReactNode }) =>
  useIsWide() ? <Stack gap="m">{children}</Stack> : <Grid columns={2}>{children}</Grid>;

const Columns = ({ file, choice, labels, onChoiceChange }: ImportFileViewProps & { file: Import }) => {
  const { fields = [] } = choice;
  const columns = file.columns.map((column, index) => ({ ...column, index, field: fields[index] ?? '' }));
  const isMissing = file.fields.some(
    ({ field, isRequired }) => isRequired && !fields.includes(field) && !hasPart(file, field, fields),
  );
  const select = ({ header, samples, index, field: chosen, isUnclear }: (typeof columns)[number]) => (
    <Select
      key={`${index + 1} ${header}`}
      label={header === '' ? `Column ${index + 1}` : header}
      description={`${isUnclear && !chosen ? 'Not recognized: ' : ''}${samples.join(' · ') || 'Empty in the first rows'}`}
      options={[
        { value: '', label: "Don't import" },
        ...file.fields.map(({ field, isRequired }) => ({
          value: field,
          label: `${labels[field] ?? field}${isRequired && !hasPart(file, field, fields) ? ' (required)' : ''}`,
        })),
      ]}
      value={chosen}
      onChange={(field) =>
        onChoiceChange({
          ...choice,
          // Each field comes from one column.
          fields: fields.map((other, at) => (at === index ? field : other === field ? '' : other)),
        })
      }
    />
  );
  // Suggested ones keep their place while others are chosen.
  const isShown = ({ index }: (typeof columns)[number]) =>
    Boolean(file.columns[index]?.field || file.columns[index]?.isUnclear);
  const [shown, others] = [columns.filter(isShown), columns.filter((column) => !isShown(column))];
  if (shown.length === 0) return <Fields>{columns.map(select)}</Fields>;
  return (
    <Stack gap="m">
      <Fields>{shown.map(select)}</Fields>
      {others.length > 0 && (
        <Disclosure
          defaultExpanded={isMissing}
          title={formatCount(others.length, 'other column', 'other columns')}
        >
          <Fields>{others.map(select)}</Fields>
        </Disclosure>
      )}
    </Stack>
  );
};

/** The dates of the file that are imported, if they have two meanings. */
const askedDates = (file: Import | undefined, { fields = [] }: ImportChoice) =>
  file?.columns.find(({ dates }, index) => dates && fields[index])?.dates;

/** Whether something must be answered before anything can be said about the file. */
export const isAsking = (file: Import, choice: ImportChoice): boolean => {
  const dates = askedDates(file, choice);
  return !file.isEncodingKnown || (dates !== undefined && !choice.dateOrder && !dates.order);
};

const meaningOf = (example: string, order: 'day' | 'month'): string => {
  const [first = '', second = '', year = ''] = example.split(/[^\d]+/);
  const [month, day] = order === 'day' ? [second, first] : [first, second];
  // As the server reads years of two digits.
  const century = Number(year) > new Date().getFullYear() % 100 ? '19' : '20';
  return formatCalendarDate(`${year.padStart(4, century)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

const Dates = ({ dates, choice, onChoiceChange }: ImportFileViewProps & { dates: ImportDates }) => {
  const { example, dayFirst, monthFirst, order } = dates;
  const chosen = choice.dateOrder ?? order;
  return (
    <Select
      label={`How are dates like ${example} meant?`}
      options={[
        ...(chosen ? [] : [{ value: '', label: 'Choose what they mean' }]),
        {
          value: 'day',
          label: `${meaningOf(example, 'day')}, day first: fits ${formatNumber(dayFirst)}`,
        },
        {
          value: 'month',
          label: `${meaningOf(example, 'month')}, month first: fits ${formatNumber(monthFirst)}`,
        },
      ]}
      value={chosen ?? ''}
      onChange={(value) => onChoiceChange({ ...choice, dateOrder: value === 'month' ? 'month' : 'day' })}
    />
  );
};

const Administrators = ({ count, choice, onChoiceChange }: ImportFileViewProps & { count: number }) => {
  const { administrators, ...others } = choice;
  return (
    <LevelSelect
      label={count === 1 ? '1 row has the role admin' : `${formatNumber(count)} rows have the role admin`}
      none={count === 1 ? 'Import it as a user' : 'Import them as users'}
      value={administrators}
      onChange={(level) => onChoiceChange(level ? { ...others, administrators: level } : others)}
    />
  );
};

const columnOf = (name: string, header: string): TableColumn<ImportRow> => ({
  id: name,
  header,
  isRowHeader: name === 'name',
  cell: ({ values }) => {
    const { value = '' } = values.find(({ field }) => field === name) ?? {};
    return <Isolate>{name === 'dob' && value ? formatCalendarDate(value) : value}</Isolate>;
  },
});

const ROW: TableColumn<ImportRow> = {
  id: 'row',
  header: 'Row',
  width: 'fit',
  align: 'end',
  phone: 'labelled',
  cell: ({ row }) => row,
};

/** The first rows as they would be imported. */
const Rows = ({ check, labels }: Pick<ImportFileViewProps, 'labels'> & { check: ImportCheck }) => {
  const shown = [...new Set(check.preview.flatMap(({ values }) => values.map(({ field }) => field)))];
  return (
    <Table
      label="First rows"
      columns={[ROW, ...shown.map((name) => columnOf(name, labels[name] ?? name))]}
      rows={check.preview}
      getRowId={({ row }) => String(row)}
      emptyState={null}
    />
  );
};

const Existing = ({ choice, onChoiceChange }: ImportFileViewProps) => (
  <Select
    label="Existing users"
    description="Role and access of existing users stay as they are."
    options={[
      { value: 'skip', label: 'Skip them' },
      { value: 'update', label: 'Update them with what the file has' },
    ]}
    value={choice.existing ?? 'skip'}
    onChange={(existing) =>
      onChoiceChange({ ...choice, existing: existing === 'update' ? 'update' : 'skip' })
    }
  />
);

/** As `startImport` allows. */
const MAX_INVITED = 1000;

const Invitations = ({ file, choice, onChoiceChange }: ImportFileViewProps) => (
  <Checkbox
    label="Send an invitation to those who are added"
    description={
      file && file.rows > MAX_INVITED
        ? `A file with more than ${formatNumber(MAX_INVITED)} rows can't invite. Split it, or invite people on their pages.`
        : 'A mail has a link for choosing the password, which works for seven days.'
    }
    isDisabled={file !== undefined && file.rows > MAX_INVITED}
    isSelected={choice.invite ?? false}
    onChange={(invite) => onChoiceChange({ ...choice, invite })}
  />
);

const MAX_LISTED = 100;

const Problems = ({
  check,
  failed,
  isExporting = false,
  onExportProblems,
}: ImportFileViewProps & { check: ImportCheck; failed: number }) => {
  const { problems } = check;
  const listed = problems.slice(0, MAX_LISTED);
  return (
    <Disclosure title="Rows that will fail" defaultExpanded>
      <Stack gap="s">
        <Inline>
          <Button
            size="small"
            icon="export"
            isPending={isExporting}
            pendingLabel="Exporting..."
            onPress={onExportProblems}
          >
            Export them
          </Button>
        </Inline>
        {failed > listed.length && (
          <Text tone="muted">
            The first {formatNumber(listed.length)} of {formatNumber(failed)}. The exported file has all.
          </Text>
        )}
        <FailureList failures={listed} />
      </Stack>
    </Disclosure>
  );
};

/** The server undoes no import of more categories. */
const MAX_UNDONE = 1000;

/** What is to be decided before the import. */
const Questions = (props: ImportFileViewProps & { check: ImportCheck }) => {
  const { noun, file, choice, check, isOfUsers = false } = props;
  const { offers } = useRights();
  return (
    <>
      {!isOfUsers && file && file.rows > MAX_UNDONE && (
        <Text as="p" tone="muted">
          An import of more than {formatNumber(MAX_UNDONE)} {noun.many} can't be undone. Split the file to be
          able to undo it.
        </Text>
      )}
      {isOfUsers && (choice.existing === 'update' || check.duplicates > 0) && <Existing {...props} />}
      {isOfUsers && check.valid > 0 && offers('inviteUser') && <Invitations {...props} />}
      {check.administrators > 0 && <Administrators {...props} count={check.administrators} />}
    </>
  );
};

/** What the import would do. */
const Result = (props: ImportFileViewProps & { check: ImportCheck }) => {
  const { noun, choice, check, labels } = props;
  const { valid, updates, failing, duplicates, unknownGenders = 0 } = check;
  const failed = failing + duplicates;
  return (
    <Stack gap="s">
      <Banner tone={failed > 0 ? 'warning' : 'positive'}>
        {[
          `${formatCount(valid, noun.one, noun.many)} will be added`,
          updates > 0 && `${formatNumber(updates)} will be updated`,
          failing > 0 && `${formatNumber(failing)} invalid`,
          duplicates > 0 &&
            `${formatNumber(duplicates)} ${choice.existing === 'update' ? '' : 'existing or '}twice in the file`,
          unknownGenders > 0 &&
            `${formatCount(unknownGenders, 'unknown gender is', 'unknown genders are')} left out`,
        ]
          .filter(Boolean)
          .join('; ')}
      </Banner>
      {check.preview.length > 0 && <Rows check={check} labels={labels} />}
      {failed > 0 && <Problems {...props} failed={failed} />}
    </Stack>
  );
};

/** Choose a file, say what its columns are, see what would happen, start. */
export const ImportFileView = (props: ImportFileViewProps) => {
  const { noun, file, fileName, choice, check, message, onClose } = props;
  const isWide = useIsWide();
  const dates = askedDates(file, choice);
  const isAsked = file !== undefined && isAsking(file, choice);
  const isReady = file && !isAsked && !props.isUploading && message === undefined;
  const result = (
    <>
      {props.running && (
        <Banner tone="info">
          {`${taskTitles(props.running, props.running.total).running} is not done yet. What it adds counts as existing here once it is added.`}
        </Banner>
      )}
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      {file && props.isUploading && <Spinner label="Reading the file..." />}
      {isAsked && <Text tone="muted">The rows appear here once you have chosen.</Text>}
      {isReady && (check ? <Result {...props} check={check} /> : <Spinner label="Checking..." />)}
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!file}
      size={file ? 'large' : 'medium'}
      title={`Import ${noun.many}`}
      beside={file && isWide ? <Stack gap="l">{result}</Stack> : undefined}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>Cancel</Button>
          {isReady && check && check.valid + check.updates > 0 && (
            <Button
              variant="primary"
              isPending={props.isStarting}
              pendingLabel="Starting..."
              onPress={props.onStart}
            >
              {`Import ${formatCount(check.valid + check.updates, noun.one, noun.many)}`}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="l">
        {file ? (
          <>
            <Text as="p">
              <Isolate>{fileName}</Isolate>, {formatCount(file.rows, 'row')}
            </Text>
            <Reading {...props} file={file} />
            <Columns {...props} file={file} />
            {dates && <Dates {...props} dates={dates} />}
            {isReady && check && <Questions {...props} check={check} />}
          </>
        ) : (
          <Choice {...props} />
        )}
        {!(file && isWide) && result}
      </Stack>
    </Dialog>
  );
};
