/** Caches a formatter per locale: creating one costs more than using it a hundred times. */
export const perLocale = <Formatter>(create: (locale: string | undefined) => Formatter) => {
  const cache = new Map<string | undefined, Formatter>();
  return (locale: string | undefined): Formatter => {
    const formatter = cache.get(locale) ?? create(locale);
    cache.set(locale, formatter);
    return formatter;
  };
};
