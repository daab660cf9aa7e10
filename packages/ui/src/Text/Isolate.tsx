import type { ReactNode } from 'react';

export interface IsolateProps {
  /** Text with a direction of its own. */
  children: ReactNode;
}

/** For user-provided text in a sentence: its direction must not reorder the rest. */
export const Isolate = ({ children }: IsolateProps) => <bdi>{children}</bdi>;
