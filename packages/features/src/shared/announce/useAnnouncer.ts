import { createContext, type ReactNode, use } from 'react';

export interface NewAnnouncement {
  /** @default 'positive' */
  tone?: 'positive' | 'danger';
  message: ReactNode;
  /** Entries of the activity. Without any there is no Undo. */
  activityIds?: readonly string[];
  /** Called when they are undone. */
  onUndone?: () => void;
}

interface Announcer {
  /** Shows a toast that stays when the screen is left. */
  announce: (announcement: NewAnnouncement) => void;
  /** Whether the server can undo what is deleted. */
  canUndo: boolean;
}

export const AnnouncerContext = createContext<Announcer | null>(null);

/** Throws outside `Announcements`. */
export const useAnnouncer = (): Announcer => {
  const announcer = use(AnnouncerContext);
  if (announcer === null) throw new Error('useAnnouncer must be used inside Announcements');
  return announcer;
};
