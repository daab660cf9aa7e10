import type { ReactNode } from 'react';

export interface ScrollerProps {
  /** Names the pictures: `Default, light`. */
  name: string;
  isActualSize: boolean;
  children: ReactNode;
}

/** Keyboard users can scroll pictures in actual size. */
export const Scroller = ({ name, isActualSize, children }: ScrollerProps) =>
  isActualSize ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
    <section className="scroller" aria-label={`Pictures of ${name}`} tabIndex={0}>
      {children}
    </section>
  ) : (
    children
  );
