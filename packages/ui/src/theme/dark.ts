import type { Theme } from './Theme.ts';

/** The dark theme. Values are OKLCH: lightness, chroma, hue. */
export const dark: Theme = {
  scheme: 'dark',
  color: {
    page: 'oklch(0.175 0.012 265)',
    surface: 'oklch(0.213 0.014 265)',
    sunken: 'oklch(0.195 0.013 265)',
    hover: 'oklch(0.26 0.016 265)',
    line: 'oklch(0.295 0.015 265)',
    controlLine: 'oklch(0.55 0.02 265)',
    text: 'oklch(0.94 0.006 265)',
    muted: 'oklch(0.72 0.015 265)',
    accent: 'oklch(0.74 0.125 275)',
    accentHover: 'oklch(0.79 0.11 275)',
    onAccent: 'oklch(0.19 0.04 275)',
    accentSoft: 'oklch(0.29 0.06 275)',
    accentText: 'oklch(0.79 0.11 275)',
    focus: 'oklch(0.78 0.13 275)',
    dangerSolid: 'oklch(0.7 0.16 25)',
    dangerSolidHover: 'oklch(0.75 0.14 25)',
    onDanger: 'oklch(0.18 0.04 25)',
    backdrop: 'oklch(0.1 0.01 265 / 0.6)',
    chart: 'oklch(0.53 0.11 275)',
    neutral: { soft: 'oklch(0.28 0.012 265)', text: 'oklch(0.78 0.015 265)' },
    positive: { soft: 'oklch(0.29 0.05 155)', text: 'oklch(0.82 0.13 155)' },
    warning: { soft: 'oklch(0.3 0.05 85)', text: 'oklch(0.85 0.12 90)' },
    danger: { soft: 'oklch(0.29 0.06 25)', text: 'oklch(0.79 0.12 25)' },
    info: { soft: 'oklch(0.29 0.05 250)', text: 'oklch(0.8 0.09 250)' },
  },
  avatar: { soft: '0.29 0.05', text: '0.83 0.1' },
  shadow: {
    card: '0 1px 2px oklch(0 0 0 / 0.3)',
    overlay: '0 2px 6px oklch(0 0 0 / 0.4), 0 16px 40px oklch(0 0 0 / 0.5)',
  },
};
