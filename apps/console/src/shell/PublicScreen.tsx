import { brand } from '@planner/brand';
import { useTheme } from '@planner/features/page';
import { Brand, Footer, Inline, Link, PublicLayout, type PublicLayoutProps, ThemeToggle } from '@planner/ui';
import { paths } from '../paths.ts';

export type PublicScreenProps = Pick<PublicLayoutProps, 'width' | 'children'>;

const LINKS = [
  { label: 'Privacy Policy', href: paths.privacyPolicy() },
  { label: 'Terms and Conditions', href: paths.termsAndConditions() },
  { label: 'Contact', href: paths.contact() },
];

export const PublicScreen = ({ width, children }: PublicScreenProps) => {
  const { theme, choose } = useTheme();
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
