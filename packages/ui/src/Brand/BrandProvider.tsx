import type { ReactNode } from 'react';
import { BrandContext, type BrandIdentity } from './useBrand.ts';

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
