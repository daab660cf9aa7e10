import {
  Banner,
  Button,
  Dialog,
  formatCount,
  formatNumber,
  Inline,
  Isolate,
  ProgressBar,
  Stack,
  Text,
  Toast,
} from '@planner/ui';
import type { ReactNode } from 'react';
import type { Noun } from '../format/Noun.ts';

export type ExportState =
  /** After a refusal, its button has the focus, as it had when it was pressed. */
  | { status: 'choosing'; isValid: boolean; rows: number | undefined; isRefused?: boolean }
  | { status: 'running'; rows: number; total?: number | undefined }
  | { status: 'done'; rows: number; fileName: string }
  | { status: 'failed'; message: string };

export interface ExportedList extends Noun {
  /** In titles, and at the start of the file's name. */
  name: string;
}

export interface ExportListViewProps {
  list: ExportedList;
  state: ExportState;
  /** The form, while choosing. */
  children?: ReactNode;
  /** Starts the export, or the next try. */
  onExport: () => void;
  /** Also aborts a running export. */
  onClose: () => void;
}

export const ExportListView = ({ list, state, children, onExport, onClose }: ExportListViewProps) =>
  state.status === 'done' ? (
    <Toast onDismiss={onClose}>
      {formatCount(state.rows, list.one, list.many)}
      {' exported to '}
      <Isolate>{state.fileName}</Isolate>
      {' in your downloads.'}
    </Toast>
  ) : (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Export ${list.name}`}
      size={state.status === 'choosing' ? 'medium' : 'small'}
      footer={
        <Inline justify="end">
          {state.status === 'failed' && <Button onPress={onExport}>Try again</Button>}
          <Button variant={state.status === 'failed' ? 'primary' : 'secondary'} onPress={onClose}>
            {state.status === 'failed' ? 'Close' : 'Cancel'}
          </Button>
          {state.status === 'choosing' && (
            <Button
              variant="primary"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- The button that the user has pressed had it.
              autoFocus={state.isRefused}
              isDisabled={!state.isValid}
              onPress={onExport}
            >
              {state.rows === undefined ? 'Export' : `Export ${formatCount(state.rows, list.one, list.many)}`}
            </Button>
          )}
        </Inline>
      }
    >
      {state.status === 'choosing' && children}
      {state.status === 'running' && (
        <Stack gap="s">
          <ProgressBar
            label={`Exporting ${list.name}`}
            value={state.total ? Math.min(100, (state.rows / state.total) * 100) : undefined}
          />
          <Text as="p" tone="muted" numeric>
            {state.total !== undefined && <>{formatNumber(state.rows)} of </>}
            {formatCount(state.total ?? state.rows, list.one, list.many)}
          </Text>
        </Stack>
      )}
      {state.status === 'failed' && <Banner tone="danger">{state.message}</Banner>}
    </Dialog>
  );
