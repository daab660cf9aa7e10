import { brand } from '@planner/brand';
import { useTheme } from '@planner/features/page';
import { Brand, Footer, Inline, Link, PublicLayout, type PublicLayoutProps, ThemeToggle } from '@planner/ui';
import { useEffect } from 'react';
import { paths, screenAt } from '../paths.ts';
import { titleOf } from '../screens.ts';

export interface PublicScreenProps extends Pick<PublicLayoutProps, 'width' | 'children'> {
  /** Of the tab. By default the title of the screen. */
  title?: string | undefined;
}

const LINKS = [
  { label: 'Privacy Policy', href: paths.privacyPolicy() },
  { label: 'Terms and Conditions', href: paths.termsAndConditions() },
  { label: 'Contact', href: paths.contact() },
];

/** A page for users of the service, whose name is in the title of the tab. */
export const PublicScreen = ({ title, width, children }: PublicScreenProps) => {
  const { theme, choose } = useTheme();
  useEffect(() => {
    document.title = `${title ?? titleOf(screenAt(location.pathname)?.name)} · ${brand.service}`;
  }, [title]);
  return (
    <PublicLayout
      width={width}
      header={
        <>
          <Link href={paths.login()} variant="plain">
            <Brand name={brand.service} />
          </Link>
          <ThemeToggle theme={theme} onChange={choose} />
        </>
      }
      footer={
        <Footer>
          <Inline gap="m" justify="center">
            {LINKS.map(({ label, href }) => (
              <Link key={href} href={href} variant="quiet">
                {label}
              </Link>
            ))}
          </Inline>
        </Footer>
      }
    >
      {children}
    </PublicLayout>
  );
};
