import type { Wire } from './wireTypes.ts';

type Row = [
  name: string,
  email: string,
  gender: 'male' | 'female' | null,
  dob: string | null,
  height: string | null,
  weight: string | null,
  joined: string,
  role?: 'admin',
];

/** Newest first. Only scripts of the bundled fonts, so that screenshots do not depend on system fonts. */
const ROWS: Row[] = [
  ['Amara Okafor', 'amara.okafor@example.org', 'female', '1988-07-02', '171', '63', '2026-10-28', 'admin'],
  ['Nguyễn Thị Lan', 'lan.nguyen@example.org', 'female', '1994-03-18', '162', '54.5', '2026-10-21'],
  ['محمد الأمين', 'm.alamin@example.org', 'male', '1990-11-05', '178', '80', '2026-10-09'],
  ['Олена Шевченко', 'olena.shevchenko@example.org', 'female', '1985-01-30', '168', '59', '2026-09-27'],
  ['José Hernández', 'jose.hernandez@example.org', 'male', '1979-12-11', '174', '77.2', '2026-09-14'],
  ['Ελένη Παπαδοπούλου', 'eleni.papadopoulou@example.org', 'female', '1997-05-23', null, null, '2026-09-02'],
  ['Björn Sigurðsson', 'bjorn@example.org', 'male', '1982-08-16', '191', '94', '2026-08-19'],
  ['Zoë Müller-Lüdenscheidt', 'zoe.mueller@example.org', 'female', null, null, null, '2026-08-05'],
  ["Siobhán O'Connor", 'siobhan.oconnor@example.org', 'female', '1991-10-01', '165', '58', '2026-07-22'],
  ['Tomasz Wiśniewski', 'tomasz.wisniewski@example.org', 'male', '1986-04-27', '183', '85', '2026-07-10'],
  ['Ayşe Yılmaz', 'ayse.yilmaz@example.org', 'female', '1999-02-14', '160', '52', '2026-06-24'],
  ['Иван Петров', 'ivan.petrov@example.org', 'male', '1975-09-09', '176', '82', '2026-06-08'],
  ['Chidi Anagonye', 'chidi@example.org', 'male', '1984-06-19', '180', '74', '2026-05-20'],
  ['Sara Lindqvist', 'sara.lindqvist@example.org', 'female', '1993-12-24', '170', '61.5', '2026-04-30'],
  ['Mateo Rossi', 'mateo.rossi@example.org', 'male', null, '175', null, '2026-04-02', 'admin'],
  ['Žofie Dvořáková', 'zofie.dvorakova@example.org', 'female', '2001-03-03', '167', '57', '2026-03-11'],
  ['Li Na', 'li.na@example.org', 'female', '1996-08-08', '163', '53', '2026-02-17'],
  ['Kwame Mensah', 'kwame.mensah@example.org', 'male', '1989-05-12', '182', '88', '2026-01-25'],
  ['Inês Carvalho', 'ines.carvalho@example.org', 'female', '1987-11-28', '164', '60', '2025-12-13'],
  ['Noah van den Berg', 'noah@example.org', null, null, null, null, '2025-11-04'],
  ['Priya Raghunathan', 'priya.raghunathan@example.org', 'female', '1992-01-17', '158', '50', '2025-09-21'],
  ['Oskar Kowalczyk', 'oskar.kowalczyk@example.org', 'male', '1978-07-31', '177', '90', '2025-06-15'],
  ['Hannah Goldberg', 'hannah.goldberg@example.org', 'female', '1983-02-09', '169', '64', '2025-03-29'],
];

/** `position` in the list starts at 1. */
export const userId = (position: number): string =>
  `0192f3c4-8b21-7d4f-8c66-2a7b3c1d${String(position).padStart(4, '0')}`;

/** 23 users, newest first, on three pages. */
export const wireUsers: Wire['User'][] = ROWS.map(
  ([name, email, gender, dob, height, weight, joined, role], index): Wire['User'] => ({
    _id: userId(index + 1),
    name,
    email,
    role: role ?? 'user',
    gender,
    dob,
    height,
    weight,
    createdAt: `${joined}T09:24:31.120Z`,
    updatedAt: `${joined}T16:02:10.004Z`,
    lastActive: index % 3 === 2 ? null : '2026-11-14T16:02:10.004Z',
  }),
);

/** The signed-in administrator, also the first of `wireUsers`. */
export const wireSignedInUser: Required<Wire['SignedInUser']> = {
  _id: userId(1),
  name: 'Amara Okafor',
  email: 'amara.okafor@example.org',
  role: 'admin',
};
