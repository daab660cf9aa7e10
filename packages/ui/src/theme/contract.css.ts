import { createThemeContract } from '@vanilla-extract/css';

/** A soft surface and the text that is legible on it (4.5:1 or more). */
const tone = { soft: null, text: null };

/**
 * What a theme must define. Components use these names only, never a colour of their own, so that light and dark are
 * equals and a missing value does not compile.
 */
export const themed = createThemeContract({
  /** `normal` for `color-scheme`: scrollbars and native pickers follow it. */
  scheme: null,
  color: {
    /** Behind everything. */
    page: null,
    /** Cards, tables, bars, dialogs. */
    surface: null,
    /** Sidebar, table heads, wells. */
    sunken: null,
    /** Under the pointer, on surface and sunken. */
    hover: null,
    /** Hairlines between things; decoration, so no contrast is promised. */
    line: null,
    /** Outline of controls; 3:1 against page, surface and sunken. */
    controlLine: null,
    text: null,
    /** Secondary text; 4.5:1 against page, surface and sunken. */
    muted: null,
    accent: null,
    accentHover: null,
    onAccent: null,
    accentSoft: null,
    /** Text and icons on `accentSoft`; links on surface. */
    accentText: null,
    /** Focus ring; 3:1 against page, surface and sunken. */
    focus: null,
    /** Filled destructive button. */
    dangerSolid: null,
    dangerSolidHover: null,
    onDanger: null,
    /** Behind dialogs. */
    backdrop: null,
    /** Bars of charts that are not the newest one. */
    chart: null,
    neutral: tone,
    positive: tone,
    warning: tone,
    danger: tone,
    info: tone,
  },
  /** Lightness and chroma (OKLCH) of avatars; the hue comes from the name. */
  avatar: { soft: null, text: null },
  shadow: {
    card: null,
    overlay: null,
  },
});
