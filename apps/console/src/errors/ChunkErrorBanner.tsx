import { Banner, Button } from '@planner/ui';
import { useSyncExternalStore } from 'react';
import { chunkLoadErrors } from './chunkLoadErrors.ts';

export const ChunkErrorBanner = () =>
  useSyncExternalStore(chunkLoadErrors.subscribe, chunkLoadErrors.hasError) ? (
    <Banner
      tone="warning"
      action={
        <Button size="small" onPress={() => location.reload()}>
          Reload
        </Button>
      }
    >
      A part of this page could not be loaded: the server cannot be reached, or a new version has been
      installed. Save your work, then reload the page.
    </Banner>
  ) : null;
