import { foldText } from '../platform/text/foldText.ts';

/** Whether days or months stand first in dates of digits. */
export type DateOrder = 'day' | 'month';

const lettersOf = (text: string): string => foldText(text.slice(0, 50)).replaceAll(/[^\p{L}]/gu, '');

/** What people write for a value, by the value. */
const createTranslator = (words: Readonly<Record<string, string>>) => {
  const values = new Map(
    Object.entries(words).flatMap(([value, list]) =>
      list.split(',').map((word) => [lettersOf(word), value] as const),
    ),
  );
  return (text: string): string => values.get(lettersOf(text)) ?? text.trim().toLowerCase();
};

/** Words, abbreviations and forms of address. Empty for those that tell no gender. */
export const toGender = createTranslator({
  male: `m, male, man, mr, h, herr, mann, männlich, homme, masculin, monsieur, hombre, masculino, señor, sr, uomo, maschio, maschile,
    signor, sig, homem, senhor, mannelijk, heer, de heer, dhr, mężczyzna, pan, mies, muž, férfi, bărbat, erkek, bay, м, муж, мужской,
    чоловік, 男, 男性`,
  female: `f, female, woman, mrs, ms, miss, w, frau, weiblich, femme, féminin, madame, mme, mademoiselle, mlle, mujer, femenino, señora,
    sra, señorita, srta, donna, femmina, femminile, signora, sigra, mulher, feminino, senhora, v, vrouw, vrouwelijk, mevrouw, mevr,
    kobieta, k, pani, kvinna, kvinne, kvinde, nainen, žena, nő, femeie, kadın, bayan, ж, жен, женский, жінка, 女, 女性`,
  '': `unspecified, unknown, other, x, n/a, mx, dr, prof, d, divers, nicht angegeben, keine angabe, unbekannt, firma, familie, non précisé,
    autre, sin especificar, no especificado, otro, non specificato, altro, não especificado, onbekend, inne, nieokreślono`,
});

export const toRole = createTranslator({
  admin: `admin, administrator, administratorin, administrateur, administratrice, administrador, administradora, amministratore,
    amministratrice, beheerder, администратор`,
  user: `user, member, customer, client, benutzer, benutzerin, nutzer, mitglied, kunde, utilisateur, utilisatrice, membre, usuario,
    miembro, utente, membro, usuário, gebruiker, użytkownik, пользователь`,
});

const MEASURE = /^(\d+)(?:[.,](\d+))?\s*(cm|kg|m)?$/i;

/** The address alone of a link or of `Ada <ada@example.org>`, without characters that no one sees. */
export const toEmail = (text: string): string =>
  (/<([^<>]*)>$/.exec(text)?.[1] ?? text).replaceAll(/\p{Cf}/gu, '').replace(/^mailto:/i, '');

export const isMeasure = (text: string): boolean => MEASURE.test(text);

/** Centimeters or kilograms with a decimal point. Other text stays. Heights below 3 without a unit are meters. */
export const toMeasure = (text: string, field: 'height' | 'weight'): string => {
  const [, whole, decimals, unit] = MEASURE.exec(text) ?? [];
  if (whole === undefined) return text;
  const value = decimals === undefined ? whole : `${whole}.${decimals}`;
  const isMeters = unit === undefined ? field === 'height' && Number(value) < 3 : unit.toLowerCase() === 'm';
  return isMeters ? String(Math.round(Number(value) * 1000) / 10) : value;
};

const NAMED_COLORS: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  orange: '#ffa500',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};

const HEX = /^(?:#|0x)?([\da-f]{6}|[\da-f]{3})(?:ff)?$/i;
const RGB = /^(?:rgba?\()?(\d{1,3})[\s,;]+(\d{1,3})[\s,;]+(\d{1,3})(?:[\s,/]+(?:1|100%))?\)?$/i;

/** `#3b82f6` for `3B82F6`, `rgb(59, 130, 246)` and names of CSS. Other text stays. */
export const toColor = (text: string): string => {
  const [, hex] = HEX.exec(text) ?? [];
  if (hex !== undefined) return `#${hex.toLowerCase()}`;
  const parts = (RGB.exec(text)?.slice(1) ?? []).map(Number);
  if (parts.length === 3 && parts.every((part) => part <= 255))
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return NAMED_COLORS[text.toLowerCase()] ?? text;
};

const LANGUAGES = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr hr sl ru uk el'.split(' ');

/** Numbers of months by their names, long and short, in languages of Europe. */
const createMonths = (): ReadonlyMap<string, number> => {
  const months = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2000, month - 1, 1));
        const key = lettersOf(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (key !== '' && !months.has(key)) months.set(key, month);
      }
    }
  return months;
};

let months: ReadonlyMap<string, number> | undefined;

const YEAR_FIRST = /^(\d{4})([-./年]?)(\d{1,2})([-./月]?)(\d{1,2})日?(?:[T ]\s*(\S.*))?$/;
const YEAR_LAST = /^(\d{1,2})([-./])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:[T ,]\s*(\S.*))?$/;
const DAY_AND_NAME =
  /^(\d{1,2})(?:\.|º|st|nd|rd|th|er)?[\s-]*(?:de |of )?(\p{L}+)\.?,?[\s-]*(?:de |del )?(\d{4}|\d{2})$/u;
const NAME_AND_DAY = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;
const TIME = /^(\d{1,2})[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[AP]M)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
/** How programs write that there is none, or none with a year. */
const NO_DATE = /^(?:[0\s./-]+|--\d\d-\d\d)$/;

/** A day has no time. In the second half of a day of another zone, the day may be the next. */
const isDayCertain = (time: string | undefined): boolean => {
  if (time === undefined) return true;
  const [, hour, zone] = TIME.exec(time) ?? [];
  return hour !== undefined && (zone === undefined || Number(hour) <= 12);
};

/** As YYYY-MM-DD, if the calendar has the day. */
const toIso = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year > 999 ? date.toISOString().slice(0, 10) : undefined;
};

/** The last year that ends so and has begun. */
const fullYear = (text: string, now: Date): number => {
  if (text.length === 4) return Number(text);
  const current = now.getUTCFullYear();
  const year = current - (current % 100) + Number(text);
  return year > current ? year - 100 : year;
};

/** What a date of digits with the year last means in each order; undefined for other dates. */
const readYearLast = (text: string, now: Date) => {
  const [, first, separator, second, year, time] = YEAR_LAST.exec(text) ?? [];
  if (year === undefined || !isDayCertain(time)) return undefined;
  const meaning = (month = '', day = '') => toIso(fullYear(year, now), Number(month), Number(day));
  const day = meaning(second, first);
  // No one writes months first with dots.
  return { day, month: separator === '.' ? day : meaning(first, second) };
};

/** A date as YYYY-MM-DD, empty for none. Other text stays. @param order undefined if the dates have one meaning */
export const toDate = (written: string, order: DateOrder | undefined, now: Date): string => {
  const text = written.slice(0, 100).normalize('NFKC').trim();
  if (NO_DATE.test(text)) return '';
  const [, year, separator, month, other, day, time] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined && (separator === '') === (other === '') && (separator !== '' || text.length === 8))
    return (isDayCertain(time) && toIso(Number(year), Number(month), Number(day))) || written;
  const last = readYearLast(text, now);
  if (last) return (order ? last[order] : (last.day ?? last.month)) ?? written;
  const named = DAY_AND_NAME.exec(text) ?? [];
  const [, name, dayOfName, yearOfName] = NAME_AND_DAY.exec(text) ?? [
    undefined,
    named[2],
    named[1],
    named[3],
  ];
  if (name === undefined || dayOfName === undefined || yearOfName === undefined) return written;
  months ??= createMonths();
  const number = months.get(lettersOf(name));
  return (number && toIso(fullYear(yearOfName, now), number, Number(dayOfName))) || written;
};

export interface DateStats {
  /** A date that each order makes another day of. */
  example: string;
  /** How many dates each order makes a day of. */
  dayFirst: number;
  monthFirst: number;
  /** The order in which all are days; null if both or none is. */
  order: DateOrder | null;
}

/** What order the dates of a column have. Undefined if no date has two meanings. */
export const readDateOrder = (values: Iterable<string>, now: Date): DateStats | undefined => {
  let example: string | undefined;
  let [dates, dayFirst, monthFirst] = [0, 0, 0];
  for (const value of values) {
    const text = value.slice(0, 100).normalize('NFKC').trim();
    if (NO_DATE.test(text)) continue;
    const { day, month } = readYearLast(text, now) ?? {};
    if (day === undefined && month === undefined) continue;
    dates += 1;
    dayFirst += Number(day !== undefined);
    monthFirst += Number(month !== undefined);
    if (day !== undefined && month !== undefined && day !== month) example ??= text;
  }
  if (example === undefined) return undefined;
  const [isDay, isMonth] = [dayFirst === dates, monthFirst === dates];
  return { example, dayFirst, monthFirst, order: isDay === isMonth ? null : isDay ? 'day' : 'month' };
};
