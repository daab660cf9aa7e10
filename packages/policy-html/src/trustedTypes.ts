/** The part of the Trusted Types API used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string, type?: string, sink?: string) => string | null },
  ) => unknown;
  readonly defaultPolicy: { createHTML: (html: string) => string } | null;
}

type Sanitize = (html: string) => string;

let isParsing = false;
let sanitize: Sanitize | undefined;

/** Runs inert parsing. The browser's default policy lets strings through meanwhile. */
export const whileParsing = <T>(parse: () => T): T => {
  const before = isParsing;
  isParsing = true;
  try {
    return parse();
  } finally {
    isParsing = before;
  }
};

/**
 * Installs the default Trusted Types policy: it sanitizes all assigned markup, except in inert documents. Without `sanitizer`,
 * and until one is given, it refuses markup other than none, with which react-aria clears an element. It creates no scripts.
 */
export const installTrustedTypes = (sanitizer?: Sanitize): void => {
  sanitize ??= sanitizer;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html, _type, sink) =>
      html === '' || isParsing || sink === 'DOMParser parseFromString' ? html : (sanitize?.(html) ?? null),
  });
};

/** Makes a string assignable as markup WITHOUT sanitizing it. */
export const trustHtml = (html: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return whileParsing(() => trustedTypes?.defaultPolicy?.createHTML(html) ?? html);
};
