import { toAsciiDigits } from '../platform/text/cleanCode.ts';
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

const translateGender = createTranslator({
  male: `m, male, man, mr, h, herr, herrn, mann, männlich, homme, masculin, monsieur, hombre, masculino, señor, sr, uomo, maschio, maschile,
    signor, sig, homem, senhor, mannelijk, heer, de heer, dhr, mężczyzna, pan, mies, muž, férfi, bărbat, erkek, bay, м, муж, мужской,
    чоловік, 男, 男性`,
  female: `f, female, woman, mrs, ms, miss, w, frau, weiblich, femme, féminin, madame, mme, mademoiselle, mlle, mujer, femenino, señora,
    sra, señorita, srta, donna, femmina, femminile, signora, sigra, mulher, feminino, senhora, v, vrouw, vrouwelijk, mevrouw, mevr,
    kobieta, k, pani, kvinna, kvinne, kvinde, nainen, žena, nő, femeie, kadın, bayan, ж, жен, женский, жінка, 女, 女性`,
  '': `unspecified, unknown, other, x, n/a, mx, dr, prof, d, divers, diverse, non-binary, prefer not to say, prefer not to answer, not specified,
    nicht angegeben, keine angabe, unbekannt, firma, familie, non précisé,
    autre, sin especificar, no especificado, otro, non specificato, altro, não especificado, onbekend, inne, nieokreślono`,
});

const TITLES = /(?<!\p{L})(?:dr|prof|dipl|ing|mag|med|doktor|professor|professorin)(?!\p{L})\.?/giu;

/** Words, abbreviations and forms of address, also with titles. Empty for those that tell no gender. */
export const toGender = (text: string): string => translateGender(text.slice(0, 100).replaceAll(TITLES, ''));

export const toRole = createTranslator({
  admin: `admin, administrator, administratorin, administrateur, administratrice, administrador, administradora, amministratore,
    amministratrice, beheerder, администратор`,
  user: `user, member, customer, client, benutzer, benutzerin, nutzer, mitglied, kunde, utilisateur, utilisatrice, membre, usuario,
    miembro, utente, membro, usuário, gebruiker, użytkownik, пользователь`,
});

const MEASURE = /^(\d+)(?:[.,](\d+))?\s*(cm|kgs?|kilos?|kilogramm?s?|m)?\.?$/i;
/** `1m75`, `1 m 75 cm` */
const METERS = /^(\d)\s*m\s*(\d\d)\s*(?:cm)?$/i;

/** The address alone of a link or of `Ada <ada@example.org>`, without characters that no one sees. */
export const toEmail = (text: string): string =>
  (/<([^<>]*)>$/.exec(text)?.[1] ?? text).replaceAll(/\p{Cf}/gu, '').replace(/^mailto:/i, '');

const readMeasure = (text: string) => MEASURE.exec(text.replace(METERS, '$1.$2 m'));

export const isMeasure = (text: string): boolean => readMeasure(text) !== null;

/** Centimeters or kilograms with a decimal point. Other text stays. Heights below 3 without a unit are meters. */
export const toMeasure = (text: string, field: 'height' | 'weight'): string => {
  const [, whole, decimals, unit] = readMeasure(text) ?? [];
  if (whole === undefined) return text;
  const value = decimals === undefined ? whole : `${whole}.${decimals}`;
  const isMeters = unit === undefined ? field === 'height' && Number(value) < 3 : unit.toLowerCase() === 'm';
  return isMeters ? String(Math.round(Number(value) * 1000) / 10) : value;
};

/** Of CSS. */
const NAMED_COLORS = new Map(
  `aliceblue f0f8ff, antiquewhite faebd7, aqua 00ffff, aquamarine 7fffd4, azure f0ffff, beige f5f5dc, bisque ffe4c4,
  black 000000, blanchedalmond ffebcd, blue 0000ff, blueviolet 8a2be2, brown a52a2a, burlywood deb887,
  cadetblue 5f9ea0, chartreuse 7fff00, chocolate d2691e, coral ff7f50, cornflowerblue 6495ed, cornsilk fff8dc,
  crimson dc143c, cyan 00ffff, darkblue 00008b, darkcyan 008b8b, darkgoldenrod b8860b, darkgray a9a9a9,
  darkgreen 006400, darkgrey a9a9a9, darkkhaki bdb76b, darkmagenta 8b008b, darkolivegreen 556b2f,
  darkorange ff8c00, darkorchid 9932cc, darkred 8b0000, darksalmon e9967a, darkseagreen 8fbc8f,
  darkslateblue 483d8b, darkslategray 2f4f4f, darkslategrey 2f4f4f, darkturquoise 00ced1, darkviolet 9400d3,
  deeppink ff1493, deepskyblue 00bfff, dimgray 696969, dimgrey 696969, dodgerblue 1e90ff, firebrick b22222,
  floralwhite fffaf0, forestgreen 228b22, fuchsia ff00ff, gainsboro dcdcdc, ghostwhite f8f8ff, gold ffd700,
  goldenrod daa520, gray 808080, green 008000, greenyellow adff2f, grey 808080, honeydew f0fff0, hotpink ff69b4,
  indianred cd5c5c, indigo 4b0082, ivory fffff0, khaki f0e68c, lavender e6e6fa, lavenderblush fff0f5,
  lawngreen 7cfc00, lemonchiffon fffacd, lightblue add8e6, lightcoral f08080, lightcyan e0ffff,
  lightgoldenrodyellow fafad2, lightgray d3d3d3, lightgreen 90ee90, lightgrey d3d3d3, lightpink ffb6c1,
  lightsalmon ffa07a, lightseagreen 20b2aa, lightskyblue 87cefa, lightslategray 778899, lightslategrey 778899,
  lightsteelblue b0c4de, lightyellow ffffe0, lime 00ff00, limegreen 32cd32, linen faf0e6, magenta ff00ff,
  maroon 800000, mediumaquamarine 66cdaa, mediumblue 0000cd, mediumorchid ba55d3, mediumpurple 9370db,
  mediumseagreen 3cb371, mediumslateblue 7b68ee, mediumspringgreen 00fa9a, mediumturquoise 48d1cc,
  mediumvioletred c71585, midnightblue 191970, mintcream f5fffa, mistyrose ffe4e1, moccasin ffe4b5,
  navajowhite ffdead, navy 000080, oldlace fdf5e6, olive 808000, olivedrab 6b8e23, orange ffa500, orangered ff4500,
  orchid da70d6, palegoldenrod eee8aa, palegreen 98fb98, paleturquoise afeeee, palevioletred db7093,
  papayawhip ffefd5, peachpuff ffdab9, peru cd853f, pink ffc0cb, plum dda0dd, powderblue b0e0e6, purple 800080,
  rebeccapurple 663399, red ff0000, rosybrown bc8f8f, royalblue 4169e1, saddlebrown 8b4513, salmon fa8072,
  sandybrown f4a460, seagreen 2e8b57, seashell fff5ee, sienna a0522d, silver c0c0c0, skyblue 87ceeb,
  slateblue 6a5acd, slategray 708090, slategrey 708090, snow fffafa, springgreen 00ff7f, steelblue 4682b4,
  tan d2b48c, teal 008080, thistle d8bfd8, tomato ff6347, turquoise 40e0d0, violet ee82ee, wheat f5deb3,
  white ffffff, whitesmoke f5f5f5, yellow ffff00, yellowgreen 9acd32`
    .split(/,\s+/)
    .map((color) => color.split(' ') as [string, string]),
);

const HEX = /^(?:#|0x)?(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3})[\da-f]?)$/i;
const PARTS =
  /^(?:(rgb|hsl)a?\()?(\d[\d.]*%?)(?:deg)?[\s,;]+(\d[\d.]*%?)[\s,;]+(\d[\d.]*%?)(?:[\s,/]+[\d.]+%?)?\)?$/i;

/** Red, green and blue from 0 to 255. @param saturation in percent, as is the lightness */
const fromHsl = ([hue = 0, saturation = 0, lightness = 0]: readonly number[]): number[] =>
  [0, 8, 4].map((offset) => {
    const [part, light] = [(offset + hue / 30) % 12, lightness / 100];
    const range = (saturation / 100) * Math.min(light, 1 - light);
    return Math.round(255 * (light - range * Math.max(-1, Math.min(part - 3, 9 - part, 1))));
  });

/** `#3b82f6` for `3B82F6`, `rgb(59, 130, 246)`, `hsl(217 91% 60%)` and names of CSS, without opacity. Other text stays. */
export const toColor = (text: string): string => {
  const [, long, short] = HEX.exec(text) ?? [];
  if (long ?? short) return `#${(long ?? short ?? '').toLowerCase()}`;
  const [, space, ...written] = PARTS.exec(text) ?? [];
  const given = written.map((part) => {
    const isShare = part.endsWith('%') && space?.toLowerCase() !== 'hsl';
    return isShare ? (Number.parseFloat(part) * 255) / 100 : Number.parseFloat(part);
  });
  const parts = space?.toLowerCase() === 'hsl' ? fromHsl(given) : given;
  if (parts.length === 3 && parts.every((part) => part <= 255))
    return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  const named = NAMED_COLORS.get(text.toLowerCase());
  return named === undefined ? text : `#${named}`;
};

const LANGUAGES =
  'en de fr es it pt ca nl pl sv da nb fi cs sk hu ro tr hr sl sr bg ru uk el lt lv et ar'.split(' ');

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

const createWeekdays = (): ReadonlySet<string> =>
  new Set(
    LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
        return Array.from({ length: 7 }, (_, day) => lettersOf(format.format(Date.UTC(2000, 0, day + 1))));
      }),
    ),
  );

let weekdays: ReadonlySet<string> | undefined;

/** `Sunday, ` of `Sunday, 4 March 1990`, or nothing. */
const WEEKDAY = /^([\p{L}\p{M}-]+)\.?,?\s+(?=[\p{L}\d])/u;

/** With digits of ASCII, without a day of the week and invisible characters. */
const cleanDate = (written: string): string => {
  const text = toAsciiDigits(written.slice(0, 100).normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const [start = '', word = ''] = WEEKDAY.exec(text) ?? [];
  if (word === '') return text;
  weekdays ??= createWeekdays();
  return weekdays.has(lettersOf(word)) ? text.slice(start.length) : text;
};

const YEAR_FIRST = /^(\d{4})([-./年]?)\s?(\d{1,2})([-./月]?)\s?(\d{1,2})[日.]?(?:[T ]\s*(\S.*))?$/;
const YEAR_LAST = /^(\d{1,2})([-./])\s?(\d{1,2})\2\s?(\d{4}|\d{2})\.?(?:[T ,]\s*(\S.*))?$/;
const DAY_AND_NAME =
  /^(?:den )?(\d{1,2})(?:\.|º|o|st|nd|rd|th|er)?[\s-]*(?:de |of )?(\p{L}+)\.?,?[\s-]*(?:de |del )?(\d{4}|\d{2})(?:\.|\s*(?:г|р|года|року)\.?)?$/u;
/** `1990. március 4.`, `1990 m. kovo 4 d.` */
const YEAR_AND_NAME = /^(\d{4})\.?\s*(?:m\.?\s+)?(\p{L}+)\.?\s+(\d{1,2})\.?(?:\s*d\.?)?$/u;
const NAME_AND_DAY = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;
const TIME = /^(\d{1,2})[:.](\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?)\s*(?:[AP]M)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
/** How programs write that there is none, or none with a year. */
const NO_DATE = /^(?:[0\s./-]+|--\d\d-\d\d)$/;

/** How many days after the written one the day is, by its time. Undefined if that can't be told. */
const daysAfter = (time: string | undefined): number | undefined => {
  if (time === undefined) return 0;
  const [, hour, rest = '', zone] = TIME.exec(time) ?? [];
  if (hour === undefined) return undefined;
  const isUniversal = zone !== undefined && !/[1-9]/.test(zone);
  if (!isUniversal || Number(hour) < 12) return 0;
  // Midnight of a zone in the east, where the next day begins.
  return /^[03]0(?:\D0+)*$/.test(rest) ? 1 : undefined;
};

/** As YYYY-MM-DD, if the calendar has the day. */
const toIso = (year: number, month: number, day: number, later = 0): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  date.setUTCDate(day + later);
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
  const later = daysAfter(time);
  if (year === undefined || later === undefined) return undefined;
  const meaning = (month = '', day = '') => toIso(fullYear(year, now), Number(month), Number(day), later);
  const day = meaning(second, first);
  // No one writes months first with dots.
  return { day, month: separator === '.' ? day : meaning(first, second) };
};

/** A date as YYYY-MM-DD, empty for none. Other text stays. @param order undefined if the dates have one meaning */
export const toDate = (written: string, order: DateOrder | undefined, now: Date): string => {
  const text = cleanDate(written);
  if (NO_DATE.test(text)) return '';
  const [, year, separator, month, other, day, time] = YEAR_FIRST.exec(text) ?? [];
  if (
    year !== undefined &&
    (separator === '') === (other === '') &&
    (separator !== '' || text.length === 8)
  ) {
    const later = daysAfter(time);
    return (later !== undefined && toIso(Number(year), Number(month), Number(day), later)) || written;
  }
  const last = readYearLast(text, now);
  if (last) return (order ? last[order] : (last.day ?? last.month)) ?? written;
  const [, dayFirst, nameSecond, yearLast] = DAY_AND_NAME.exec(text) ?? [];
  const [, nameFirst, daySecond, yearThird] = NAME_AND_DAY.exec(text) ?? [];
  const [, yearFirst, nameAfter, dayLast] = YEAR_AND_NAME.exec(text) ?? [];
  const name = nameFirst ?? nameSecond ?? nameAfter;
  const dayOfName = daySecond ?? dayFirst ?? dayLast;
  const yearOfName = yearThird ?? yearLast ?? yearFirst;
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
    const text = cleanDate(value);
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
