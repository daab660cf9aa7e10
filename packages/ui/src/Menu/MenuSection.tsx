import type { ReactNode } from 'react';
import { useMenuParts } from './MenuParts.ts';

export interface MenuSectionProps {
  /** Name of the group. Seen above it unless `isTitleHidden`. */
  title: string;
  isTitleHidden?: boolean;
  /** `MenuItem` elements. */
  children: ReactNode;
}

/** A named group of items of a `Menu`, set off by a line. */
export function MenuSection(props: MenuSectionProps) {
  const { Section } = useMenuParts();
  return <Section {...props} />;
}
