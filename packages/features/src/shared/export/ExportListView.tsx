import {
  Banner,
  Button,
  Dialog,
  formatCount,
  formatNumber,
  Inline,
  ProgressBar,
  Stack,
  Text,
  Toast,
} from '@planner/ui';

import type { Noun } from '../format/Noun.ts';

export type ExportState =
  | { status: 'running'; rows: number; total?: number | undefined }
  | { status: 'done'; rows: number }
  | { status: 'failed'; message: string };

export interface ExportedList extends Noun {
  /** In titles, and as name of the file. */
  name: string;
}

export interface ExportListViewProps {
  list: ExportedList;
  state: ExportState;
  onRetry: () => void;
  /** Also aborts a running export. */
  onClose: () => void;
}

export const ExportListView = ({ list, state, onRetry, onClose }: ExportListViewProps) =>
  state.status === 'done' ? (
    <Toast onDismiss={onClose}>
      {formatCount(state.rows, list.one, list.many)}
      {` exported to ${list.name}.csv in your downloads.`}
    </Toast>
  ) : (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Export ${list.name}`}
      size="small"
      footer={
        <Inline justify="end">
          {state.status === 'failed' && <Button onPress={onRetry}>Try again</Button>}
          <Button variant={state.status === 'running' ? 'secondary' : 'primary'} onPress={onClose}>
            {state.status === 'running' ? 'Cancel' : 'Close'}
          </Button>
        </Inline>
      }
    >
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
