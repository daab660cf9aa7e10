import { Heading, Inline, Link, VisuallyHidden } from '@planner/ui';
import type { ReactNode } from 'react';

const LOOKS: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  'forced-colors': 'Forced colors',
  rtl: 'Right to left',
};

/** How a look is called on the page. */
export const nameOfLook = (look: string): string => LOOKS[look] ?? look;

export interface LookSectionProps {
  look: string;
  badge?: ReactNode;
  /** Address of the story in this look. */
  href: string | undefined;
  children: ReactNode;
}

/** What a story looks like in one look. */
export function LookSection({ look, badge, href, children }: LookSectionProps) {
  const name = nameOfLook(look);
  return (
    <section className="look" aria-label={name}>
      <Inline justify="between" gap="xs">
        <Inline gap="xs">
          <Heading level={3}>{name}</Heading>
          {badge}
        </Inline>
        {href && (
          <Link href={href} isExternal>
            Open the story<VisuallyHidden>, {name}</VisuallyHidden>
          </Link>
        )}
      </Inline>
      {children}
    </section>
  );
}
