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

export type ExportState =
  | { status: 'running'; users: number; total: number }
  | { status: 'done'; users: number }
  | { status: 'failed'; message: string };

export interface ExportUsersViewProps {
  state: ExportState;
  onRetry: () => void;
  /** Also aborts a running export. */
  onClose: () => void;
}

export const ExportUsersView = ({ state, onRetry, onClose }: ExportUsersViewProps) =>
  state.status === 'done' ? (
    <Toast onDismiss={onClose}>
      {formatCount(state.users, 'user')} exported to users.csv in your downloads.
    </Toast>
  ) : (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Export users"
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
            label="Exporting users"
            value={state.total > 0 ? Math.min(100, (state.users / state.total) * 100) : undefined}
          />
          <Text as="p" tone="muted" numeric>
            {formatNumber(state.users)} of {formatCount(state.total, 'user')}
          </Text>
        </Stack>
      )}
      {state.status === 'failed' && <Banner tone="danger">{state.message}</Banner>}
    </Dialog>
  );
