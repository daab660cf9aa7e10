import { Button, Toast } from '@planner/ui';
import type { NewAnnouncement } from './useAnnouncer.ts';
import { useUndo } from './useUndo.ts';

export interface AnnouncementProps extends NewAnnouncement {
  onDismiss: () => void;
}

/** Says that something was done, and offers to undo it. The result is another announcement. */
export const Announcement = (props: AnnouncementProps) => {
  const { tone = 'positive', message, activityIds, onUndone, onDismiss } = props;
  const { undo, pendingIds } = useUndo();
  const isPending = pendingIds.length > 0;
  return (
    <Toast
      tone={tone}
      onDismiss={() => {
        if (!isPending) onDismiss();
      }}
      action={
        activityIds !== undefined &&
        activityIds.length > 0 && (
          <Button
            size="small"
            isPending={isPending}
            pendingLabel="Undoing..."
            onPress={() =>
              undo(activityIds, (isUndone) => {
                onDismiss();
                if (isUndone) onUndone?.();
              })
            }
          >
            Undo
          </Button>
        )
      }
    >
      {message}
    </Toast>
  );
};
