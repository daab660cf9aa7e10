import type { ReactNode } from 'react';

export interface IsolateProps {
  children: ReactNode;
}

/**
 * Text that people gave (names, e-mail addresses) inside our own sentence: written in the other direction it keeps its own
 * order and does not turn ours round.
 */
export const Isolate = ({ children }: IsolateProps) => <bdi>{children}</bdi>;
