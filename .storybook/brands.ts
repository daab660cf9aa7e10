import { brand } from '@planner/brand';
import { createTheme, withAccentHue } from '@planner/ui/create-theme';

const { light, dark } = withAccentHue(150);

/** The brands of the toolbar. The second one shows what a theme can change, here to green and warm gray. */
export const brands = {
  own: { name: brand.name, logo: brand.logo, css: createTheme(withAccentHue(brand.accentHue)) },
  meadow: {
    name: 'Meadow',
    logo: 'M12 21v-9M12 15c-5 0-7-3-7-8 5 0 7 3 7 8M12 12c0-5 2-8 7-8 0 5-2 8-7 8',
    css: createTheme({
      light: {
        ...light,
        color: {
          ...light.color,
          page: 'oklch(0.985 0.006 90)',
          sunken: 'oklch(0.965 0.01 90)',
          hover: 'oklch(0.945 0.012 90)',
          line: 'oklch(0.91 0.012 90)',
        },
      },
      dark: {
        ...dark,
        color: {
          ...dark.color,
          page: 'oklch(0.18 0.008 90)',
          surface: 'oklch(0.215 0.01 90)',
          sunken: 'oklch(0.198 0.009 90)',
          hover: 'oklch(0.265 0.012 90)',
          line: 'oklch(0.3 0.012 90)',
        },
      },
    }),
  },
};

export const isBrandName = (name: unknown): name is keyof typeof brands =>
  typeof name === 'string' && name in brands;
