import { brand } from '@planner/brand';
import { useTheme } from '@planner/features/page';
import {
  Brand,
  Footer,
  Inline,
  Link,
  LocaleProvider,
  PublicLayout,
  type PublicLayoutProps,
  ThemeToggle,
} from '@planner/ui';
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

/** Further legal texts that are in force. The server names them in the page. */
const relatedTexts = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="related"]')];

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
            {relatedTexts().map((text) => (
              <LocaleProvider key={text.href} locale={text.hreflang} sets="element">
                <Link href={text.href} variant="quiet">
                  {text.title}
                </Link>
              </LocaleProvider>
            ))}
          </Inline>
        </Footer>
      }
    >
      {children}
    </PublicLayout>
  );
};
