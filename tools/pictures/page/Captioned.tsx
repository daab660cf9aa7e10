import type { ReactNode } from 'react';

export const Captioned = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure>
    <figcaption>{caption}</figcaption>
    {children}
  </figure>
);
