/** ASCII, other Latin letters, and named keys such as `Enter`. */
const LATIN = /^(?:[\0-\x7f]|\p{Script=Latin}|[A-Z][A-Za-z0-9]+)$/u;

/**
 * The key of a shortcut in lower case, such as `k`: as labeled on Latin keyboards (Dvorak, AZERTY), else the key in this
 * place of a US keyboard. Undefined while an input method composes text, and with AltGr, which types characters.
 */
export const shortcutKey = (event: KeyboardEvent): string | undefined => {
  const { key, code, isComposing } = event;
  if (isComposing || event.getModifierState('AltGraph')) return undefined;
  const place = LATIN.test(key) ? undefined : /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  return (place ?? key).toLowerCase();
};
