import { Button, Toast } from '@planner/ui';
import type { ReactNode } from 'react';
import { useApi } from '../app/ApiProvider.tsx';
import { useSave } from '../query/useSave.ts';
import { undoMutation } from './undoMutation.ts';

export interface AnnouncementProps {
  /** @default 'positive' */
  tone?: 'positive' | 'danger';
  message: ReactNode;
  /** Entries of the activity. Without any there is no Undo. */
  activityIds?: readonly string[];
  /** Called when they are undone, at least in part. */
  onUndone?: () => void;
  announce: (result: Pick<AnnouncementProps, 'tone' | 'message'>) => void;
  onDismiss: () => void;
}

/** Says that something was done, and offers to undo it. The result is another announcement. */
export const Announcement = ({ activityIds, onUndone, ...props }: AnnouncementProps) => {
  const { save, isPending } = useSave(undoMutation(useApi()));
  const undo = (ids: readonly string[]) =>
    save(ids, ({ message, isComplete }) => {
      props.onDismiss();
      props.announce({ message, tone: isComplete ? 'positive' : 'danger' });
      onUndone?.();
    });
  return (
    <Toast
      tone={props.tone ?? 'positive'}
      onDismiss={() => {
        if (!isPending) props.onDismiss();
      }}
      action={
        activityIds !== undefined &&
        activityIds.length > 0 && (
          <Button
            size="small"
            isPending={isPending}
            pendingLabel="Undoing..."
            onPress={() => undo(activityIds)}
          >
            Undo
          </Button>
        )
      }
    >
      {props.message}
    </Toast>
  );
};
