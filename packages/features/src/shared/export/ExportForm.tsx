import {
  Banner,
  Checkbox,
  CheckboxGroup,
  type CheckboxOption,
  formatCount,
  FormGrid,
  Select,
  Stack,
} from '@planner/ui';
import type { Noun } from '../format/Noun.ts';
import { canBeWorkbook, type ExportOffers, type ExportSettings, FORMATS } from './exportSettings.ts';

export interface ExportFormProps {
  noun: Noun;
  offers: ExportOffers;
  /** In the order of the file. */
  columns: readonly CheckboxOption[];
  /** Number of rows that match, if it is known. */
  total: number | undefined;
  /** Number of selected rows. */
  selected: number;
  /** IANA name of the browser's time zone. */
  timeZone: string;
  settings: ExportSettings;
  onChange: (change: Partial<ExportSettings>) => void;
  /** Why the last export failed. */
  message: string | undefined;
}

/** Choices for an export. Shows only what the server offers. */
export const ExportForm = (props: ExportFormProps) => {
  const { noun, offers, columns, total, selected, timeZone, settings, onChange } = props;
  const rows = settings.isSelected ? selected : total;
  const formats = FORMATS.filter(({ value }) => value !== 'workbook' || canBeWorkbook(rows));
  return (
    <Stack gap="l">
      {props.message !== undefined && <Banner tone="danger">{props.message}</Banner>}
      {selected > 0 && (
        <Select
          label="Rows"
          options={[
            {
              value: '',
              label:
                total === undefined
                  ? 'All that match'
                  : `All ${formatCount(total, noun.one, noun.many)} that match`,
            },
            {
              value: 'selected',
              label: `Only the ${formatCount(selected, `selected ${noun.one}`, `selected ${noun.many}`)}`,
            },
          ]}
          value={settings.isSelected ? 'selected' : ''}
          onChange={(value) => onChange({ isSelected: value === 'selected' })}
        />
      )}
      {offers.columns && (
        <CheckboxGroup
          label="Columns"
          options={columns}
          values={settings.columns}
          isInvalid={settings.columns.length === 0}
          errorMessage="Choose at least one column"
          onChange={(chosen) => onChange({ columns: chosen })}
        />
      )}
      {offers.health && (
        <Checkbox
          label="Health values: gender, date of birth, height and weight"
          description="The activity will say that you exported them."
          isSelected={settings.hasHealth}
          onChange={(hasHealth) => onChange({ hasHealth })}
        />
      )}
      {(offers.separator || offers.timeZone) && (
        <FormGrid columns={2}>
          {offers.separator && (
            <Select
              label="Format"
              description={
                rows === undefined || canBeWorkbook(rows)
                  ? undefined
                  : 'Your browser makes Excel workbooks, so they hold up to 50,000 rows.'
              }
              options={formats}
              value={settings.format}
              onChange={(chosen) =>
                onChange({ format: formats.find(({ value }) => value === chosen)?.value ?? 'comma' })
              }
            />
          )}
          {offers.timeZone && (
            <Select
              label="Times"
              options={[
                { value: 'local', label: `Local time (${timeZone})` },
                { value: 'utc', label: 'UTC (ISO 8601)' },
              ]}
              value={settings.isLocalTime ? 'local' : 'utc'}
              onChange={(value) => onChange({ isLocalTime: value === 'local' })}
            />
          )}
        </FormGrid>
      )}
    </Stack>
  );
};
