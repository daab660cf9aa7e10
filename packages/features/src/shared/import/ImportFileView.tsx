import type { Import, ImportCheck } from '@planner/api-client';
import {
  Banner,
  Button,
  Dialog,
  Disclosure,
  FileButton,
  formatCount,
  formatNumber,
  Inline,
  Isolate,
  Select,
  Spinner,
  Stack,
  Text,
} from '@planner/ui';
import { capitalize, type Noun } from '../format/Noun.ts';

export interface ImportFileViewProps {
  noun: Noun;
  /** Names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Said before a file is chosen. */
  note?: string | undefined;
  /** The uploaded file. */
  file: Import | undefined;
  isUploading: boolean;
  /** What each column is imported as; empty for nothing. */
  fields: readonly string[];
  /** Undefined while it is checked, or if it can't be. */
  check: ImportCheck | undefined;
  isStarting: boolean;
  /** Why the last step had no effect. */
  message: string | undefined;
  onSelectFile: (file: File) => void;
  onFieldsChange: (fields: readonly string[]) => void;
  onStart: () => void;
  onClose: () => void;
}

const Choice = ({ noun, note, isUploading, onSelectFile }: ImportFileViewProps) => (
  <Stack gap="m">
    <Text as="p">
      A CSV file with up to 100,000 {noun.many}, as spreadsheets and contact lists export it. {note}
    </Text>
    {isUploading ? (
      <Spinner label="Reading the file..." />
    ) : (
      <FileButton icon="upload" accept=".csv,.tsv,.txt,text/csv" onSelect={onSelectFile}>
        Choose file
      </FileButton>
    )}
  </Stack>
);

/** Whether a column is imported as a part of the field. */
const hasPart = ({ fields }: Import, whole: string, chosen: readonly string[]): boolean =>
  fields.some(({ field, partOf }) => partOf === whole && chosen.includes(field));

const Columns = ({ file, fields, labels, onFieldsChange }: ImportFileViewProps & { file: Import }) => (
  <Stack gap="m">
    {file.columns.map(({ header, samples }, index) => (
      <Select
        key={`${index + 1} ${header}`}
        label={header === '' ? `Column ${index + 1}` : header}
        description={samples.length > 0 ? samples.join(' · ') : 'Empty in the first rows'}
        options={[
          { value: '', label: "Don't import" },
          ...file.fields.map(({ field, isRequired }) => ({
            value: field,
            label: `${labels[field] ?? field}${isRequired && !hasPart(file, field, fields) ? ' (required)' : ''}`,
          })),
        ]}
        value={fields[index] ?? ''}
        onChange={(field) =>
          // Each field comes from one column.
          onFieldsChange(fields.map((other, at) => (at === index ? field : other === field ? '' : other)))
        }
      />
    ))}
  </Stack>
);

const Preview = ({ noun, check }: { noun: Noun; check: ImportCheck }) => {
  const { valid, failing, duplicates, problems } = check;
  const failed = failing + duplicates;
  return (
    <Stack gap="s">
      <Banner tone={failed > 0 ? 'warning' : 'positive'}>
        {[
          `${formatCount(valid, noun.one, noun.many)} will be added`,
          failing > 0 && `${formatNumber(failing)} invalid`,
          duplicates > 0 && `${formatNumber(duplicates)} existing or twice in the file`,
        ]
          .filter(Boolean)
          .join('; ')}
      </Banner>
      {failed > 0 && (
        <Disclosure title="Rows that will fail">
          <Stack gap="s">
            {problems.map(({ item, reason }) => (
              <Stack gap="xxs" key={item}>
                <Text weight="semibold">
                  <Isolate>{item}</Isolate>
                </Text>
                <Text tone="danger">{reason}</Text>
              </Stack>
            ))}
            {failed > problems.length && (
              <Text tone="muted">and {formatNumber(failed - problems.length)} more</Text>
            )}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
};

/** Choose a file, say what its columns are, see what would happen, start. */
export const ImportFileView = (props: ImportFileViewProps) => {
  const { noun, file, check, message, onClose } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!file}
      title={`Import ${noun.many}`}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>Cancel</Button>
          {file && check && check.valid > 0 && (
            <Button
              variant="primary"
              isPending={props.isStarting}
              pendingLabel="Starting..."
              onPress={props.onStart}
            >
              {`Import ${formatCount(check.valid, noun.one, noun.many)}`}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="l">
        {file ? (
          <>
            <Text as="p">{`${capitalize(formatCount(file.rows, 'row'))}. Choose what each column is:`}</Text>
            <Columns {...props} file={file} />
          </>
        ) : (
          <Choice {...props} />
        )}
        {message !== undefined && <Banner tone="danger">{message}</Banner>}
        {file && message === undefined && !check && <Spinner label="Checking..." />}
        {file && message === undefined && check && <Preview noun={noun} check={check} />}
      </Stack>
    </Dialog>
  );
};
