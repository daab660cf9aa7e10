import { createContext, type ReactNode, use, useState } from 'react';
import { useApi } from '../app/ApiProvider.tsx';
import { useSave } from '../query/useSave.ts';
import { undoMutation } from './mutations.ts';

export interface NewAnnouncement {
  /** @default 'positive' */
  tone?: 'positive' | 'danger';
  message: ReactNode;
  /** Entries of the activity. Without any there is no Undo. */
  activityIds?: readonly string[];
  /** Id of an item that was added. Lists that open meanwhile mark it. */
  addedId?: string | undefined;
}

interface Announcer {
  /** Shows a toast that stays when the screen is left. */
  announce: (announcement: NewAnnouncement) => void;
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

/** Undoes entries of the activity and announces the result. */
export const useUndo = () => {
  const { announce } = useAnnouncer();
  const { save, isPending, variables } = useSave(undoMutation(useApi()));
  return {
    /** Ignored while one is pending. */
    undo: (activityIds: readonly string[], onEnd: (isUndone: boolean) => void) =>
      save(activityIds, ({ message, isComplete }) => {
        onEnd(isComplete);
        announce({ message, tone: isComplete ? 'positive' : 'danger' });
      }),
    /** What is being undone. */
    pendingIds: isPending ? (variables ?? []) : [],
  };
};
