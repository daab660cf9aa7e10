import { Button, Inline, ProgressBar, Stack } from '@planner/ui';
import type { Upload } from './useUpload.ts';

/** How far icons have got on their way to the server, and the way out while there is one. */
export const UploadProgress = ({ share, onCancel }: Upload) => (
  <Stack gap="s">
    <ProgressBar
      label={share < 1 ? 'Uploading icons' : 'Saving icons'}
      value={share < 1 ? Math.round(share * 100) : undefined}
      isLabelVisible
    />
    {onCancel && (
      <Inline>
        <Button size="small" onPress={onCancel}>
          Cancel upload
        </Button>
      </Inline>
    )}
  </Stack>
);
