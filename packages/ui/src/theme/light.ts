import type { Theme } from './Theme.ts';

/** The light theme. Values are OKLCH: lightness, chroma, hue. */
export const light: Theme = {
  scheme: 'light',
  color: {
    page: 'oklch(0.985 0.003 265)',
    surface: 'oklch(1 0 0)',
    sunken: 'oklch(0.968 0.004 265)',
    hover: 'oklch(0.945 0.006 265)',
    line: 'oklch(0.915 0.006 265)',
    controlLine: 'oklch(0.635 0.015 265)',
    text: 'oklch(0.24 0.02 265)',
    muted: 'oklch(0.49 0.02 265)',
    accent: 'oklch(0.49 0.17 275)',
    accentHover: 'oklch(0.43 0.17 275)',
    onAccent: 'oklch(1 0 0)',
    accentSoft: 'oklch(0.955 0.022 275)',
    accentText: 'oklch(0.47 0.17 275)',
    focus: 'oklch(0.55 0.19 275)',
    dangerSolid: 'oklch(0.53 0.19 25)',
    dangerSolidHover: 'oklch(0.47 0.18 25)',
    onDanger: 'oklch(1 0 0)',
    backdrop: 'oklch(0.24 0.02 265 / 0.45)',
    chart: 'oklch(0.655 0.13 275)',
    neutral: { soft: 'oklch(0.955 0.005 265)', text: 'oklch(0.45 0.02 265)' },
    positive: { soft: 'oklch(0.955 0.035 155)', text: 'oklch(0.45 0.11 155)' },
    warning: { soft: 'oklch(0.96 0.05 90)', text: 'oklch(0.48 0.1 80)' },
    danger: { soft: 'oklch(0.957 0.025 25)', text: 'oklch(0.5 0.18 25)' },
    info: { soft: 'oklch(0.955 0.025 250)', text: 'oklch(0.47 0.14 250)' },
  },
  avatar: { soft: '0.91 0.06', text: '0.4 0.1' },
  shadow: {
    card: '0 1px 2px oklch(0.24 0.02 265 / 0.05), 0 1px 3px oklch(0.24 0.02 265 / 0.05)',
    overlay: '0 2px 6px oklch(0.24 0.02 265 / 0.08), 0 16px 40px oklch(0.24 0.02 265 / 0.16)',
  },
};
