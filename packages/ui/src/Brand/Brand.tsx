import { createContext, type ReactNode, use } from 'react';
import { Drawing } from '../icons/Icon.tsx';
import * as styles from './Brand.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** Name and logo of a product, for `BrandProvider`. */
export interface BrandIdentity {
  /** Name of the product. */
  readonly name: string;
  /** Path data of the logo on a grid of 24 by 24, drawn as a line of one color. */
  readonly logo: string;
}

const BrandContext = createContext<BrandIdentity | undefined>(undefined);

/** The brand of the `BrandProvider` around. Throws without one. */
export function useBrand(): BrandIdentity {
  const brand = use(BrandContext);
  if (!brand) throw new Error('Wrap the application in <BrandProvider>.');
  return brand;
}

export interface BrandProviderProps {
  /** Name and logo. Colors are a theme's: see `createTheme`. */
  brand: BrandIdentity;
  /** The application. */
  children: ReactNode;
}

/** Sets the name and logo that `Brand`, `BrandMark` and `AuthLayout` show. Render it once, around the application. */
export const BrandProvider = ({ brand, children }: BrandProviderProps) => (
  <BrandContext value={brand}>{children}</BrandContext>
);

export interface BrandMarkProps extends RootProps<HTMLSpanElement> {
  /** `medium` 28 px in bars, `large` 36 px on standalone pages. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** The product's logo alone, hidden from assistive technology. Use `Brand` where the name fits. */
export const BrandMark = ({ size = 'medium', ...rest }: BrandMarkProps) => (
  <span aria-hidden {...rootProps(rest, `${styles.mark} ${styles.size[size]}`)}>
    <Drawing path={useBrand().logo} size={size === 'large' ? 'medium' : 'small'} />
  </span>
);

export interface BrandProps extends RootProps<HTMLSpanElement> {
  /** Size of the logo. @default 'medium' */
  size?: BrandMarkProps['size'] | undefined;
  /** Another name beside the logo, such as that of the service. @default the product's */
  name?: string | undefined;
}

/** The product's logo and name, from `BrandProvider`. For the logo alone use `BrandMark`. */
export const Brand = ({ size, name, ...rest }: BrandProps) => {
  const brand = useBrand();
  return (
    <span {...rootProps(rest, styles.brand)}>
      <BrandMark size={size} />
      <span className={styles.name}>{name ?? brand.name}</span>
    </span>
  );
};
