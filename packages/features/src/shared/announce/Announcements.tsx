import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { Announcement, type AnnouncementProps } from './Announcement.tsx';

type NewAnnouncement = Omit<AnnouncementProps, 'onDismiss' | 'announce'>;

interface Announcer {
  /** Shows a toast that stays when the screen is left. */
  announce: (announcement: NewAnnouncement) => void;
  /** Whether the server can undo what is deleted. */
  canUndo: boolean;
}

const AnnouncerContext = createContext<Announcer | null>(null);

export interface AnnouncementsProps {
  canUndo: boolean;
  children: ReactNode;
}

/** Shows what features announce. */
export const Announcements = ({ canUndo, children }: AnnouncementsProps) => {
  const [shown, setShown] = useState<readonly (NewAnnouncement & { key: number })[]>([]);
  const lastKey = useRef(0);
  const announce = useCallback((announcement: NewAnnouncement) => {
    const key = (lastKey.current += 1);
    setShown((before) => [...before, { ...announcement, key }]);
  }, []);
  return (
    <AnnouncerContext value={useMemo(() => ({ announce, canUndo }), [announce, canUndo])}>
      {children}
      {shown.map(({ key, ...announcement }) => (
        <Announcement
          {...announcement}
          key={key}
          announce={announce}
          onDismiss={() => setShown((before) => before.filter((other) => other.key !== key))}
        />
      ))}
    </AnnouncerContext>
  );
};

/** Throws outside `Announcements`. */
export const useAnnouncer = (): Announcer => {
  const announcer = use(AnnouncerContext);
  if (announcer === null) throw new Error('useAnnouncer must be used inside Announcements');
  return announcer;
};
