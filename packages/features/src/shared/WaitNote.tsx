import { Text } from '@planner/ui';
import { SlowNote, type SlowNoteProps } from './SlowNote.tsx';

export interface WaitNoteProps {
  /** Whole seconds until the next attempt makes sense; nothing is shown for 0. */
  waitS: number;
  /** What says that an attempt takes long; undefined where the shell does. */
  slow?: SlowNoteProps | undefined;
}

/** Under a form's button: counts down what the server has asked to wait for, and says when the server takes long. */
export const WaitNote = ({ waitS, slow }: WaitNoteProps) => {
  if (slow?.isSlow) return <SlowNote {...slow} />;
  return waitS > 0 ? (
    <Text as="p" tone="muted" numeric>
      You can try again in {waitS} s
    </Text>
  ) : null;
};
