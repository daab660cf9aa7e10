// Generated from the tokens of the kit by `pnpm generate`. Do not edit.

/** Colors of the kit as CSS custom properties, light and dark. */
export const COLORS = `
  --page: light-dark(oklch(0.985 0.003 265), oklch(0.175 0.012 265));
  --surface: light-dark(oklch(1 0 0), oklch(0.213 0.014 265));
  --sunken: light-dark(oklch(0.968 0.004 265), oklch(0.195 0.013 265));
  --hover: light-dark(oklch(0.945 0.006 265), oklch(0.26 0.016 265));
  --line: light-dark(oklch(0.915 0.006 265), oklch(0.295 0.015 265));
  --text: light-dark(oklch(0.24 0.02 265), oklch(0.94 0.006 265));
  --muted: light-dark(oklch(0.49 0.02 265), oklch(0.72 0.015 265));
  --accentText: light-dark(oklch(0.47 0.17 275), oklch(0.79 0.11 275));
  --focus: light-dark(oklch(0.55 0.19 275), oklch(0.78 0.13 275));
  --neutral-soft: light-dark(oklch(0.955 0.005 265), oklch(0.28 0.012 265));
  --neutral-text: light-dark(oklch(0.45 0.02 265), oklch(0.78 0.015 265));
  --positive-soft: light-dark(oklch(0.955 0.035 155), oklch(0.29 0.05 155));
  --positive-text: light-dark(oklch(0.45 0.11 155), oklch(0.82 0.13 155));
  --warning-soft: light-dark(oklch(0.96 0.05 90), oklch(0.3 0.05 85));
  --warning-text: light-dark(oklch(0.48 0.1 80), oklch(0.85 0.12 90));
  --danger-soft: light-dark(oklch(0.957 0.025 25), oklch(0.29 0.06 25));
  --danger-text: light-dark(oklch(0.5 0.18 25), oklch(0.79 0.12 25));
  --info-soft: light-dark(oklch(0.955 0.025 250), oklch(0.29 0.05 250));
  --info-text: light-dark(oklch(0.47 0.14 250), oklch(0.8 0.09 250));
`;
