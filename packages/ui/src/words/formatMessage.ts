const show = (value: unknown, locale: string): string => {
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (!Array.isArray(value)) return String(value);
  const items = (value as [name: string, count: number][]).map(([name, count]) =>
    count > 1 ? `${name} (${show(count, locale)})` : name,
  );
  return new Intl.ListFormat(locale, { type: 'unit' }).format(items);
};

/**
 * Formats the part of ICU MessageFormat that the kit's words need: `{0}`, `{0, plural, =0 {…} one {# …} other {# …}}` and
 * `{0, select, a {…} other {…}}`, nested as well. The form `=` is for an empty text. Lists are pairs of a name and a count.
 */
export function formatMessage(message: string, locale: string, values: readonly unknown[]): string {
  let at = 0;
  const readUntil = (end: RegExp): string => {
    const start = at;
    while (at < message.length && !end.test(message.charAt(at))) at += 1;
    return message.slice(start, at++);
  };
  const readText = (counted?: unknown): string => {
    let text = '';
    while (at < message.length && message[at] !== '}') {
      const char = message.charAt(at++);
      if (char === '{') text += readValue();
      else text += char === '#' && counted !== undefined ? show(counted, locale) : char;
    }
    at += 1;
    return text;
  };
  const readValue = (): string => {
    const value = values[Number(readUntil(/[,}]/))];
    if (message[at - 1] === '}') return show(value, locale);
    const isPlural = readUntil(/,/).trim() === 'plural';
    const forms: Record<string, string> = {};
    while (message[at] !== '}') {
      const name = readUntil(/\{/).trim();
      forms[name] = readText(isPlural ? value : undefined);
    }
    at += 1;
    const form = isPlural ? new Intl.PluralRules(locale).select(Number(value)) : String(value);
    return forms[`=${String(value)}`] ?? forms[form] ?? forms['other'] ?? '';
  };
  return readText();
}
