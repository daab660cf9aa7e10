import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Announcement } from './Announcement.tsx';
import { AnnouncerContext, type NewAnnouncement } from './useAnnouncer.ts';

export interface AnnouncementsProps {
  /** Whether the server can undo what is deleted. */
  canUndo: boolean;
  children: ReactNode;
}

/** Shows what features announce. */
export const Announcements = ({ canUndo, children }: AnnouncementsProps) => {
  const [shown, setShown] = useState<readonly (NewAnnouncement & { key: number })[]>([]);
  const lastKey = useRef(0);
  const addedId = useRef<string>(undefined);
  const announce = useCallback((announcement: NewAnnouncement) => {
    const key = (lastKey.current += 1);
    addedId.current = announcement.addedId;
    setShown((before) => [...before, { ...announcement, key }]);
  }, []);
  return (
    <AnnouncerContext
      value={useMemo(() => ({ announce, canUndo, getAddedId: () => addedId.current }), [announce, canUndo])}
    >
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
