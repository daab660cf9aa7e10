export { brand, type Brand } from './brand.ts';

/** The logo as an SVG file on a rounded square of an opaque color, for browser tabs. */
export const iconOf = (logo: string, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">
  <rect width="36" height="36" rx="9" fill="${color}" />
  <path
    d="${logo}"
    transform="translate(6 6)"
    fill="none"
    stroke="#fff"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>
`;
