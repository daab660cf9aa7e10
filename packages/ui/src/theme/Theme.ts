/** A soft surface and the text on it. */
export interface Tone {
  readonly soft: string;
  readonly text: string;
}

/** Every value a theme gives. Colours are CSS `oklch(…)` strings, so that the contrast test can compute with them. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly color: {
    readonly page: string;
    readonly surface: string;
    readonly sunken: string;
    readonly hover: string;
    readonly line: string;
    readonly controlLine: string;
    readonly text: string;
    readonly muted: string;
    readonly accent: string;
    readonly accentHover: string;
    readonly onAccent: string;
    readonly accentSoft: string;
    readonly accentText: string;
    readonly focus: string;
    readonly dangerSolid: string;
    readonly dangerSolidHover: string;
    readonly onDanger: string;
    readonly backdrop: string;
    readonly chart: string;
    readonly neutral: Tone;
    readonly positive: Tone;
    readonly warning: Tone;
    readonly danger: Tone;
    readonly info: Tone;
  };
  readonly avatar: Tone;
  readonly shadow: { readonly card: string; readonly overlay: string };
}
