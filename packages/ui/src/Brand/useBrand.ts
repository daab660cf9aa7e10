import { createContext, use } from 'react';

/** Name and logo of a product, for `BrandProvider`. */
export interface BrandIdentity {
  /** Name of the product. */
  readonly name: string;
  /** Path data of the logo on a grid of 24 by 24, drawn as a line of one color. */
  readonly logo: string;
}

export const BrandContext = createContext<BrandIdentity | undefined>(undefined);

/** The brand of the `BrandProvider` around. Throws without one. */
export function useBrand(): BrandIdentity {
  const brand = use(BrandContext);
  if (!brand) throw new Error('Wrap the application in <BrandProvider>.');
  return brand;
}
