import { Button, Inline, ProgressBar, Stack } from '@planner/ui';
import { FormMessage } from '../shared/query/FormMessage.tsx';

export interface UploadState {
  upload?:
    | {
        /** From 0 to 1. At 1 the server has received everything and is processing it. */
        fraction: number;
        /** Undefined once the server has received everything. */
        onCancel?: (() => void) | undefined;
      }
    | undefined;
  /** True if the user cancelled the last upload before the server had received everything. */
  isCancelled?: boolean | undefined;
}

export const UploadStatus = (props: UploadState & { onDismissMessage: () => void }) => {
  const { upload, isCancelled, onDismissMessage } = props;
  return (
    <>
      {upload && (
        <Stack gap="s">
          <ProgressBar
            label={upload.fraction < 1 ? 'Uploading icons' : 'Saving icons'}
            value={upload.fraction < 1 ? Math.round(upload.fraction * 100) : undefined}
            isLabelVisible
          />
          {upload.onCancel && (
            <Inline>
              <Button size="small" onPress={upload.onCancel}>
                Cancel upload
              </Button>
            </Inline>
          )}
        </Stack>
      )}
      <FormMessage
        tone="info"
        message={isCancelled ? 'Upload cancelled. Nothing was saved.' : undefined}
        onDismiss={onDismissMessage}
      />
    </>
  );
};
