import { Button, Inline, ProgressBar, Stack } from '@planner/ui';
import { FormMessage } from '../shared/query/FormMessage.tsx';
import type { Upload } from './useUpload.ts';

export interface UploadStatusProps {
  upload?: Upload | undefined;
  /** True if the user cancelled the last upload. */
  isCancelled?: boolean | undefined;
  onDismissMessage: () => void;
}

export const UploadStatus = ({ upload, isCancelled, onDismissMessage }: UploadStatusProps) => (
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
