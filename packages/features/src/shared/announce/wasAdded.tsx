import { Isolate } from '@planner/ui';
import type { NewAnnouncement } from './useAnnouncer.ts';

/** Says that an item was added. Servers may answer without it. */
export const wasAdded = (item: { id: string; name: string } | undefined): NewAnnouncement => ({
  message: item ? (
    <>
      <Isolate>“{item.name}”</Isolate> was added
    </>
  ) : (
    'Added'
  ),
  addedId: item?.id,
});
