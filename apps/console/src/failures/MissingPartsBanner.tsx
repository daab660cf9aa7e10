import { Banner, Button } from '@planner/ui';
import { useSyncExternalStore } from 'react';
import { missingParts } from './missingParts.ts';

/** Offers to load the page anew when a part of it did not come; nothing is reloaded under unsaved work. */
export const MissingPartsBanner = () =>
  useSyncExternalStore(missingParts.subscribe, missingParts.isMissing) ? (
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
