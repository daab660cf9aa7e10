export interface ThemedValue {
  readonly light: string;
  readonly dark: string;
}

interface NestedValues {
  readonly [name: string]: ThemedValue | NestedValues;
}

/** Source of the CSS variables and of `Theme`. Colors are `oklch(…)`, because contrast is computed from them. */
export const themeTokens = {
  color: {
    page: { light: 'oklch(0.985 0.003 265)', dark: 'oklch(0.175 0.012 265)' },
    /** Cards, tables, bars, dialogs. */
    surface: { light: 'oklch(1 0 0)', dark: 'oklch(0.213 0.014 265)' },
    /** Sidebar, table heads, wells. */
    sunken: { light: 'oklch(0.968 0.004 265)', dark: 'oklch(0.195 0.013 265)' },
    hover: { light: 'oklch(0.945 0.006 265)', dark: 'oklch(0.26 0.016 265)' },
    /** Decorative, so no contrast is guaranteed. */
    line: { light: 'oklch(0.915 0.006 265)', dark: 'oklch(0.295 0.015 265)' },
    /** Outline of controls, as quiet as 3:1 against page, surface and sunken allows. */
    controlLine: { light: 'oklch(0.64 0.015 265)', dark: 'oklch(0.51 0.02 265)' },
    text: { light: 'oklch(0.24 0.02 265)', dark: 'oklch(0.94 0.006 265)' },
    /** Secondary text; 4.5:1 against page, surface and sunken. */
    muted: { light: 'oklch(0.49 0.02 265)', dark: 'oklch(0.72 0.015 265)' },
    accent: { light: 'oklch(0.49 0.17 275)', dark: 'oklch(0.74 0.125 275)' },
    accentHover: { light: 'oklch(0.43 0.17 275)', dark: 'oklch(0.79 0.11 275)' },
    onAccent: { light: 'oklch(1 0 0)', dark: 'oklch(0.19 0.04 275)' },
    accentSoft: { light: 'oklch(0.955 0.022 275)', dark: 'oklch(0.29 0.06 275)' },
    /** Text and icons on `accentSoft`; links on surface. */
    accentText: { light: 'oklch(0.47 0.17 275)', dark: 'oklch(0.79 0.11 275)' },
    focus: { light: 'oklch(0.55 0.19 275)', dark: 'oklch(0.78 0.13 275)' },
    dangerSolid: { light: 'oklch(0.53 0.19 25)', dark: 'oklch(0.7 0.16 25)' },
    dangerSolidHover: { light: 'oklch(0.47 0.18 25)', dark: 'oklch(0.75 0.14 25)' },
    onDanger: { light: 'oklch(1 0 0)', dark: 'oklch(0.18 0.04 25)' },
    backdrop: { light: 'oklch(0.24 0.02 265 / 0.45)', dark: 'oklch(0.1 0.01 265 / 0.6)' },
    /** `page` behind `backdrop`, for where only an opaque color is painted. */
    dimmedPage: { light: 'oklch(0.677 0.008 265)', dark: 'oklch(0.133 0.011 265)' },
    /** The edge of a bar behind which more can be scrolled to: a shadow, so darker than the bar in both themes. */
    shade: { light: 'oklch(0.24 0.02 265 / 0.12)', dark: 'oklch(0.1 0.01 265 / 0.45)' },
    chart: { light: 'oklch(0.655 0.13 275)', dark: 'oklch(0.53 0.11 275)' },
    // Tones: a soft surface and the text on it, at least 4.5:1.
    neutral: {
      soft: { light: 'oklch(0.955 0.005 265)', dark: 'oklch(0.28 0.012 265)' },
      text: { light: 'oklch(0.45 0.02 265)', dark: 'oklch(0.78 0.015 265)' },
    },
    positive: {
      soft: { light: 'oklch(0.955 0.035 155)', dark: 'oklch(0.29 0.05 155)' },
      text: { light: 'oklch(0.45 0.11 155)', dark: 'oklch(0.82 0.13 155)' },
    },
    warning: {
      soft: { light: 'oklch(0.96 0.05 90)', dark: 'oklch(0.3 0.05 85)' },
      text: { light: 'oklch(0.48 0.1 80)', dark: 'oklch(0.85 0.12 90)' },
    },
    danger: {
      soft: { light: 'oklch(0.957 0.025 25)', dark: 'oklch(0.29 0.06 25)' },
      text: { light: 'oklch(0.5 0.18 25)', dark: 'oklch(0.79 0.12 25)' },
    },
    info: {
      soft: { light: 'oklch(0.955 0.025 250)', dark: 'oklch(0.29 0.05 250)' },
      text: { light: 'oklch(0.47 0.14 250)', dark: 'oklch(0.8 0.09 250)' },
    },
  },
  avatar: { soft: { light: '0.91 0.06', dark: '0.29 0.05' }, text: { light: '0.4 0.1', dark: '0.83 0.1' } },
  shadow: {
    card: {
      light: '0 1px 2px oklch(0.24 0.02 265 / 0.05), 0 1px 3px oklch(0.24 0.02 265 / 0.05)',
      dark: '0 1px 2px oklch(0 0 0 / 0.3)',
    },
    overlay: {
      light: '0 2px 6px oklch(0.24 0.02 265 / 0.08), 0 16px 40px oklch(0.24 0.02 265 / 0.16)',
      dark: '0 2px 6px oklch(0 0 0 / 0.4), 0 16px 40px oklch(0 0 0 / 0.5)',
    },
  },
} satisfies NestedValues;

/** Hues (degrees of OKLCH) of avatars, far enough apart to distinguish neighbors. */
export const avatarHues: readonly number[] = Array.from({ length: 12 }, (_, step) => step * 30);
