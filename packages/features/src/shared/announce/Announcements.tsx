import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { AnnouncerContext, type NewAnnouncement, useUndo } from './useAnnouncer.ts';
import { Button, Toast } from '@planner/ui';

export interface AnnouncementProps extends NewAnnouncement {
  onDismiss: () => void;
}

/** Says that something was done, and offers to undo it. The result is another announcement. */
const Announcement = (props: AnnouncementProps) => {
  const { tone = 'positive', message, activityIds, onDismiss } = props;
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
            onPress={() => undo(activityIds, onDismiss)}
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

/** Shows what features announce. */
export const Announcements = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<readonly (NewAnnouncement & { key: number })[]>([]);
  const lastKey = useRef(0);
  const addedId = useRef<string>(undefined);
  const announce = useCallback((announcement: NewAnnouncement) => {
    const key = (lastKey.current += 1);
    addedId.current = announcement.addedId;
    setShown((before) => [...before, { ...announcement, key }]);
  }, []);
  return (
    <AnnouncerContext value={useMemo(() => ({ announce, getAddedId: () => addedId.current }), [announce])}>
      {children}
      {shown.map(({ key, ...announcement }) => (
        <Announcement
          {...announcement}
          key={key}
          onDismiss={() => {
            if (addedId.current === announcement.addedId) addedId.current = undefined;
            setShown((before) => before.filter((other) => other.key !== key));
          }}
        />
      ))}
    </AnnouncerContext>
  );
};
