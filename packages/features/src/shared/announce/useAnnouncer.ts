import { createContext, type ReactNode, use, useState } from 'react';

export interface NewAnnouncement {
  /** @default 'positive' */
  tone?: 'positive' | 'danger';
  message: ReactNode;
  /** Entries of the activity. Without any there is no Undo. */
  activityIds?: readonly string[];
  /** Called when they are undone. */
  onUndone?: () => void;
  /** Id of an item that was added. Lists that open meanwhile mark it. */
  addedId?: string | undefined;
}

interface Announcer {
  /** Shows a toast that stays when the screen is left. */
  announce: (announcement: NewAnnouncement) => void;
  /** Whether the server can undo what is deleted. */
  canUndo: boolean;
  getAddedId: () => string | undefined;
}

export const AnnouncerContext = createContext<Announcer | null>(null);

/** Throws outside `Announcements`. */
export const useAnnouncer = (): Announcer => {
  const announcer = use(AnnouncerContext);
  if (announcer === null) throw new Error('useAnnouncer must be used inside Announcements');
  return announcer;
};

/** Id of the item that had just been added when the list opened. */
export const useAddedId = (): string | undefined => {
  const announcer = use(AnnouncerContext);
  const [id] = useState(() => announcer?.getAddedId());
  return id;
};
