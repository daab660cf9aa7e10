/** In the order of the year. For code that avoids `Intl`, see `isAmerican`. */
export const americanMonths: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
