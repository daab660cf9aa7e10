import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

interface File {
  content: string | Buffer;
  /** The fields of the columns that have one, by heading. */
  columns: Record<string, string>;
  people: [name: string, email: string][];
}

interface DetailedFile {
  content: string;
  /** What must be answered to import it. */
  asked?: Record<string, string>;
  answer?: { dateOrder?: 'day' | 'month'; administrators?: 'everything' | 'support' };
  /** Fields of the row in the file, or why it fails. */
  rows: Record<string, string>[];
}

const dates = (...values: string[]) =>
  ['Name;Email;Birthday', ...values.map((value, index) => `P${index};p${index}@example.org;${value}`)].join(
    '\n',
  );
const dobs = (...values: string[]) => values.map((dob) => ({ dob }));

/** Values as people and programs write them. */
const VALUES: Record<string, DetailedFile> = {
  'dates of Germany': {
    content: dates('04.03.1990', '4.3.90', '31.12.1984', '1. April 1975', '4. März 1990').replace(
      'Birthday',
      'geb. am',
    ),
    rows: dobs('1990-03-04', '1990-03-04', '1984-12-31', '1975-04-01', '1990-03-04'),
  },
  'dates of the USA, as one of them tells': {
    content: dates('03/04/1990', '12/31/1984', '0/0/00'),
    rows: dobs('1990-03-04', '1984-12-31', ''),
  },
  'dates of France, as one of them tells': {
    content: dates('04/03/1990', '31/12/1984', '4 mars 1990', '1er août 1990'),
    rows: dobs('1990-03-04', '1984-12-31', '1990-03-04', '1990-08-01'),
  },
  'dates that may be of either': {
    content: dates('04/03/1990', '05/06/1984'),
    asked: { dateOrder: 'Choose how dates like 04/03/1990 are meant' },
    answer: { dateOrder: 'month' },
    rows: dobs('1990-04-03', '1984-05-06'),
  },
  'dates of both': {
    content: dates('04/03/1990', '31/12/1984', '12/31/1984'),
    asked: { dateOrder: 'Choose how dates like 04/03/1990 are meant' },
    answer: { dateOrder: 'day' },
    rows: [
      ...dobs('1990-03-04', '1984-12-31'),
      { reason: 'Date of birth must be a date such as 1994-03-18' },
    ],
  },
  'dates of databases': {
    content: dates(
      '1990-03-04',
      '1990-03-04T00:00:00.000Z',
      '1990-03-04 00:00:00',
      '19900304',
      '1990/3/4',
      '1990-03-03T23:00:00Z',
    ),
    // The day in Berlin is the 4th.
    rows: dobs('1990-03-04', '1990-03-04', '1990-03-04', '1990-03-04', '1990-03-04', '1990-03-04'),
  },
  'dates with a time of the evening': {
    content: dates(
      '1990-03-04T22:00+02:00',
      '1990-03-03T23:00Z',
      '1990-03-03T22:00:00.000Z',
      '1984-12-31T23:00:00+00:00',
      '1990-03-04T22:17Z',
    ),
    rows: [
      ...dobs('1990-03-04', '1990-03-04', '1990-03-04', '1985-01-01'),
      { reason: 'Date of birth must be a date such as 1994-03-18' },
    ],
  },
  'dates of Hungary': {
    content: dates('1990. 03. 04.', '1990.03.04.', '1990. március 4.', '1990. 12. 31.'),
    rows: dobs('1990-03-04', '1990-03-04', '1990-03-04', '1990-12-31'),
  },
  'dates of Croatia': {
    content: dates('04.03.1990.', '4. 3. 1990.', '4. ožujka 1990.'),
    rows: dobs('1990-03-04', '1990-03-04', '1990-03-04'),
  },
  'long dates of Excel': {
    content: dates(
      'Sunday, 4 March 1990',
      '"Sunday, March 4, 1990"',
      'Sonntag, 4. März 1990',
      'dimanche 4 mars 1990',
      'domingo, 4 de marzo de 1990',
      'domenica 4 marzo 1990',
      'niedziela, 4 marca 1990',
      'den 4 mars 1990',
    ),
    rows: dobs(...Array.from({ length: 8 }, () => '1990-03-04')),
  },
  'dates of Russia, Lithuania and Egypt': {
    content: dates(
      '1990-03-04',
      '4 марта 1990 г.',
      '1990 m. kovo 4 d.',
      '٠٤/٠٣/١٩٩٠',
      '٤ مارس ١٩٩٠',
      '31/12/1984',
    ),
    rows: dobs('1990-03-04', '1990-03-04', '1990-03-04', '1990-03-04', '1990-03-04', '1984-12-31'),
  },
  'a word before a date, which is no day of the week': {
    content: dates('1990-03-04', 'before 4 March 1990'),
    rows: [{ dob: '1990-03-04' }, { reason: 'Date of birth must be a date such as 1994-03-18' }],
  },
  'dates in words': {
    content: dates(
      'March 4, 1990',
      '4-Mar-1990',
      '4 de marzo de 1990',
      '4 марта 1990',
      '1990年3月4日',
      '31.02.1991',
    ),
    rows: [
      ...dobs('1990-03-04', '1990-03-04', '1990-03-04', '1990-03-04', '1990-03-04'),
      { reason: 'Date of birth must be a date such as 1994-03-18' },
    ],
  },
  'birthdays of Google, some without a year': {
    content: dates('1990-03-04', '--12-31'),
    rows: [{ dob: '1990-03-04' }, { name: 'P1', dob: '' }],
  },
  'birthdays without a year, which are left out': {
    content: `"Email Address","First Name","Last Name",Birthday\nrui.sousa@sousa.example,Rui,Sousa,03/04`,
    rows: [{ name: 'Rui Sousa', dob: '' }],
  },
  'decimal commas and units': {
    content: `Name;E-Mail;Größe (cm);Gewicht in kg\nA;a@example.org;175,5;62,25\nB;b@example.org;1,8 m;80 kg`,
    rows: [
      { height: '175.5', weight: '62.25' },
      { height: '180', weight: '80' },
    ],
  },
  'heights in meters without a unit': {
    content: `Name;E-Mail;Größe;Gewicht\nA;a@example.org;1,75;2,9\nB;b@example.org;1.8;`,
    rows: [{ height: '175', weight: '2.9' }, { height: '180' }],
  },
  'inches and pounds, which are left out': {
    content: `Name,Email,Height (in),Weight (lbs)\nA,a@example.org,70,154`,
    rows: [{ name: 'A', height: '', weight: '' }],
  },
  'feet and pounds, which are left out': {
    content: `Name,Email,Height,Weight\nA,a@example.org,5'11",154 lb`,
    rows: [{ name: 'A', height: '', weight: '' }],
  },
  'addresses with names, as links, and with characters that no one sees': {
    content: `Name,Email\nA\u200b,\u200ba@example.org\u00a0\nB,mailto:b@example.org\nC,"Cy <c@example.org>"`,
    rows: [
      { name: 'A', email: 'a@example.org' },
      { name: 'B', email: 'b@example.org' },
      { name: 'C', email: 'c@example.org' },
    ],
  },
  'forms of address': {
    content: `Anrede;Vorname;Nachname;E-Mail\nFrau;Zoë;Müller;zoe@example.org\nHerr;Jörg;Weiß;joerg@example.org\nDr.;Ada;Weiß;ada@example.org`,
    rows: [
      { name: 'Zoë Müller', gender: 'female' },
      { name: 'Jörg Weiß', gender: 'male' },
      { name: 'Ada Weiß', gender: '' },
    ],
  },
  'forms of address with titles, and genders that we do not know': {
    content: `Anrede,Name,Mail\n${['Frau Dr.', 'Herrn', 'Herr Prof. Dr.', 'non-binary', 'Prefer not to say', 'Diverse', 'Freiherr'].map((gender, index) => `${gender},A,a${index}@example.org`).join('\n')}`,
    rows: ['female', 'male', 'male', '', '', '', ''].map((gender) => ({ name: 'A', gender })),
  },
  'measures with words': {
    content: `Name;E-Mail;Größe;Gewicht\nA;a@example.org;1m75;70 Kg.\nB;b@example.org;1 m 80 cm;70,5 kilos`,
    rows: [
      { height: '175', weight: '70' },
      { height: '180', weight: '70.5' },
    ],
  },
  'letters for genders': {
    content: `Name,Mail,Sex\nA,a@example.org,F\nB,b@example.org,M\nC,c@example.org,Unspecified`,
    rows: [{ gender: 'female' }, { gender: 'male' }, { gender: '' }],
  },
  'administrators, who become users': {
    content: `Name,Mail,Role\nA,a@example.org,Administrator\nB,b@example.org,Member`,
    rows: [{ role: 'user' }, { role: 'user' }],
  },
  'administrators with a level of access': {
    content: `Name,Mail,Rolle\nA,a@example.org,Administrator\nB,b@example.org,Benutzer`,
    answer: { administrators: 'support' },
    rows: [{ role: 'admin', access: 'support' }, { role: 'user' }],
  },
  'roles of another kind, which are left out': {
    content: `Name,Mail,Role\nA,a@example.org,Decision maker\nB,b@example.org,Champion`,
    rows: [
      { name: 'A', role: 'user' },
      { name: 'B', role: 'user' },
    ],
  },
};

/** What people export elsewhere, and what comes of it without a question. */
const FILES: Record<string, File> = {
  HubSpot: {
    content: `"Record ID - Contact","First Name","Last Name","Email","Phone Number","Contact owner","Lead Status","Create Date"
"501","Zoë","Müller-Lüdenscheidt","zoe@mueller.example","","","","2026-03-04 10:12"
"502","José","Núñez","jose@nunez.example","","","",""`,
    columns: { 'First Name': 'firstName', 'Last Name': 'lastName', Email: 'email' },
    people: [
      ['Zoë Müller-Lüdenscheidt', 'zoe@mueller.example'],
      ['José Núñez', 'jose@nunez.example'],
    ],
  },
  'Outlook for Windows': {
    content: `"Title","First Name","Middle Name","Last Name","Suffix","Company","Department","Job Title","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address"
"","Ada","Byron","Lovelace","","","","","ada@lovelace.example","SMTP","Ada Lovelace (ada@lovelace.example)","second@lovelace.example"`,
    columns: {
      'First Name': 'firstName',
      'Middle Name': 'middleName',
      'Last Name': 'lastName',
      'E-mail Address': 'email',
    },
    people: [['Ada Byron Lovelace', 'ada@lovelace.example']],
  },
  'Outlook in German': {
    content: `"Vorname";"Weitere Vornamen";"Nachname";"Suffix";"Firma";"E-Mail-Adresse";"E-Mail-Typ";"E-Mail: Angezeigter Name"
"Jörg";"";"Weiß";"";"";"joerg@weiss.example";"SMTP";"Jörg Weiß"`,
    columns: {
      Vorname: 'firstName',
      'Weitere Vornamen': 'middleName',
      Nachname: 'lastName',
      'E-Mail-Adresse': 'email',
    },
    people: [['Jörg Weiß', 'joerg@weiss.example']],
  },
  'Outlook in French': {
    content: `"Titre","Prénom","Deuxième prénom","Nom","Suffixe","Société","Adresse de messagerie","Type de messagerie"
"","Chloé","","Lefèbvre","","","chloe@lefebvre.example","SMTP"`,
    columns: {
      Prénom: 'firstName',
      'Deuxième prénom': 'middleName',
      Nom: 'lastName',
      'Adresse de messagerie': 'email',
    },
    people: [['Chloé Lefèbvre', 'chloe@lefebvre.example']],
  },
  'Google Contacts': {
    content: `First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value
Thórdís,,Ólafsdóttir,,,,* myContacts,Work,thordis@example.is,,`,
    columns: {
      'First Name': 'firstName',
      'Middle Name': 'middleName',
      'Last Name': 'lastName',
      'E-mail 1 - Value': 'email',
    },
    people: [['Thórdís Ólafsdóttir', 'thordis@example.is']],
  },
  'Google Contacts before 2024': {
    content: `Name,Given Name,Additional Name,Family Name,Yomi Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value
Nguyễn Thị Lan,Lan,Thị,Nguyễn,,* myContacts,* Work,lan@nguyen.example
,Søren,,Kjær,,,,soren@kjaer.example`,
    columns: {
      Name: 'name',
      'Given Name': 'firstName',
      'Additional Name': 'middleName',
      'Family Name': 'lastName',
      'E-mail 1 - Value': 'email',
    },
    people: [
      ['Nguyễn Thị Lan', 'lan@nguyen.example'],
      ['Søren Kjær', 'soren@kjaer.example'],
    ],
  },
  'a Salesforce report': {
    content: `"Salutation","First Name","Last Name","Title","Account Name","Email"
"","Aoife","Ní Bhriain","CFO","Bhriain Ltd","aoife@bhriain.example"`,
    columns: { Salutation: 'gender', 'First Name': 'firstName', 'Last Name': 'lastName', Email: 'email' },
    people: [['Aoife Ní Bhriain', 'aoife@bhriain.example']],
  },
  'the Salesforce Data Loader': {
    content: `"ID","FIRSTNAME","LASTNAME","EMAIL"\n"0035g00000","Ioana","Dumitrescu","ioana@dumitrescu.example"`,
    columns: { FIRSTNAME: 'firstName', LASTNAME: 'lastName', EMAIL: 'email' },
    people: [['Ioana Dumitrescu', 'ioana@dumitrescu.example']],
  },
  Mailchimp: {
    content: `"Email Address","First Name","Last Name",Address,"Phone Number",MEMBER_RATING,OPTIN_TIME,TAGS
mateo@rossi.example,Mateo,Rossi,,,2,"2026-02-01 10:00:00","""a"",""b"""`,
    columns: { 'Email Address': 'email', 'First Name': 'firstName', 'Last Name': 'lastName' },
    people: [['Mateo Rossi', 'mateo@rossi.example']],
  },
  Brevo: {
    content: `CONTACT ID;EMAIL;FIRSTNAME;LASTNAME;SMS;ADDED_TIME\n7;rui@sousa.example;Rui;Sousa;;01-02-2026 10:00:00`,
    columns: { EMAIL: 'email', FIRSTNAME: 'firstName', LASTNAME: 'lastName' },
    people: [['Rui Sousa', 'rui@sousa.example']],
  },
  'Brevo in French': {
    content: `EMAIL;PRENOM;NOM;SMS\nelodie@dupont.example;Élodie;Dupont;`,
    columns: { EMAIL: 'email', PRENOM: 'firstName', NOM: 'lastName' },
    people: [['Élodie Dupont', 'elodie@dupont.example']],
  },
  'Apple Numbers': {
    content: `Contacts\n\nFirst name,Last name,Email (home),Email (work)\nTim,Berners,tim@berners.example,work@berners.example`,
    columns: { 'First name': 'firstName', 'Last name': 'lastName', 'Email (home)': 'email' },
    people: [['Tim Berners', 'tim@berners.example']],
  },
  'German Excel with a title line': {
    content: `Mitarbeiter, Stand November 2026;;;\r\n\r\nName;Vorname;E-Mail;Abteilung\r\nŠimková;Žaneta;zaneta@simkova.example;A, B\r\n\r\nOøø;Håkan;hakan@oo.example;C, D\r\n`,
    columns: { Name: 'lastName', Vorname: 'firstName', 'E-Mail': 'email' },
    people: [
      ['Žaneta Šimková', 'zaneta@simkova.example'],
      ['Håkan Oøø', 'hakan@oo.example'],
    ],
  },
  'Italian headings': {
    content: `Cognome;Nome;Indirizzo e-mail\nBianchi;Niccolò;niccolo@bianchi.example`,
    columns: { Cognome: 'lastName', Nome: 'firstName', 'Indirizzo e-mail': 'email' },
    people: [['Niccolò Bianchi', 'niccolo@bianchi.example']],
  },
  'Spanish headings': {
    content: `Nombre;Apellidos;Correo electrónico\nJosé Ángel;Núñez Ibáñez;joseangel@nunez.example`,
    columns: { Nombre: 'firstName', Apellidos: 'lastName', 'Correo electrónico': 'email' },
    people: [['José Ángel Núñez Ibáñez', 'joseangel@nunez.example']],
  },
  'Portuguese headings': {
    content: `Nome completo|Endereço de e-mail\nJoão Conceição|joao@conceicao.example`,
    columns: { 'Nome completo': 'name', 'Endereço de e-mail': 'email' },
    people: [['João Conceição', 'joao@conceicao.example']],
  },
  'Polish headings': {
    content: `Imię\tNazwisko\tAdres e-mail\nWałęsa\tŻółć\twalesa@zolc.example`,
    columns: { Imię: 'firstName', Nazwisko: 'lastName', 'Adres e-mail': 'email' },
    people: [['Wałęsa Żółć', 'walesa@zolc.example']],
  },
  'Czech headings': {
    content: `Příjmení;Jméno;E-mail\nDvořák;Jiří;jiri@dvorak.example`,
    columns: { Příjmení: 'lastName', Jméno: 'firstName', 'E-mail': 'email' },
    people: [['Jiří Dvořák', 'jiri@dvorak.example']],
  },
  'Dutch headings': {
    content: `Voornaam;Tussenvoegsel;Achternaam;E-mailadres\nJan;van der;Berg;jan@berg.example\nEls;;Smit;els@smit.example`,
    columns: {
      Voornaam: 'firstName',
      Tussenvoegsel: 'middleName',
      Achternaam: 'lastName',
      'E-mailadres': 'email',
    },
    people: [
      ['Jan van der Berg', 'jan@berg.example'],
      ['Els Smit', 'els@smit.example'],
    ],
  },
  'Lithuanian headings': {
    content: `Vardas;Pavardė;El. paštas\nŽydrūnė;Šližytė;zydrune@slizyte.example`,
    columns: { Vardas: 'firstName', Pavardė: 'lastName', 'El. paštas': 'email' },
    people: [['Žydrūnė Šližytė', 'zydrune@slizyte.example']],
  },
  'Latvian headings': {
    content: `Vārds un uzvārds;E-pasts\nJānis Bērziņš;janis@berzins.example`,
    columns: { 'Vārds un uzvārds': 'name', 'E-pasts': 'email' },
    people: [['Jānis Bērziņš', 'janis@berzins.example']],
  },
  'Russian headings': {
    content: `Фамилия;Имя;Отчество;Электронная почта\nИванова;Анна;Петровна;anna@ivanova.example`,
    columns: {
      Фамилия: 'lastName',
      Имя: 'firstName',
      Отчество: 'middleName',
      'Электронная почта': 'email',
    },
    people: [['Анна Петровна Иванова', 'anna@ivanova.example']],
  },
  'a heading that is not known above addresses': {
    content: `Name,Contact us at\nGrace Hopper,grace@hopper.example`,
    columns: { Name: 'name', 'Contact us at': 'email' },
    people: [['Grace Hopper', 'grace@hopper.example']],
  },
};

const upload = async (content: string | Buffer, list = 'users') => {
  const { status, body, failure } = await api.call('uploadImport', {
    params: { list },
    body: Buffer.from(content),
    headers: { 'Content-Type': 'text/csv' },
  });
  if (status !== 201) throw new Error(JSON.stringify(failure));
  const { _id: id, ...file } = body;
  return { id, ...file };
};

/** Starts an import, and returns who was added, by row. */
const added = async (id: string) => {
  const before = new Set((await api.call('listUsers')).body.users.map(({ email }) => email));
  await api.call('startImport', { params: { id }, body: {} });
  await api.tasks.settled();
  const { users } = (await api.call('listUsers')).body;
  return users
    .filter(({ email }) => !before.has(email))
    .map(({ name, email }) => [name, email])
    .toReversed();
};

test.each(Object.entries(FILES))('%s', async (_, { content, columns, people }) => {
  const file = await upload(content);
  expect(
    Object.fromEntries(file.columns.flatMap(({ header, field }) => (field ? [[header, field]] : []))),
  ).toEqual(columns);
  expect(file.rows).toBe(people.length);
  expect(await added(file.id)).toEqual(people);
});

/** What an import makes of each row. */
const outcomes = async (id: string, body: object) => {
  const { body: check } = await api.call('checkImport', { params: { id }, body });
  const valid = check.preview.map(({ row, values }) => ({
    row,
    ...Object.fromEntries(values.map(({ field, value }) => [field, value])),
  }));
  const failed = check.problems.map(({ item, reason }) => ({
    row: Number(/^Row (\d+)/.exec(item)?.[1]),
    reason,
  }));
  return [...valid, ...failed].toSorted((a, b) => a.row - b.row);
};

test.each(Object.entries(VALUES))('%s', async (_, { content, asked, answer = {}, rows }) => {
  const { id } = await upload(content);
  const { failure } = await api.call('checkImport', { params: { id }, body: {} });
  expect(failure.errors).toEqual(asked);
  const shown = await outcomes(id, answer);
  expect(shown).toHaveLength(rows.length);
  for (const [index, row] of rows.entries())
    for (const [field, value] of Object.entries(row))
      expect([index, field, Reflect.get(shown[index] ?? {}, field) ?? '']).toEqual([index, field, value]);
});

/** Headings of two or three columns that make a name, which reads so. */
const HALVES: [headings: string, cells: string, name: string][] = [
  ['Nombre;Primer apellido;Segundo apellido', 'Ana;Núñez;Ibáñez', 'Ana Núñez Ibáñez'],
  ['Nombre;Apellido 1;Apellido 2', 'Ana;Núñez;Ibáñez', 'Ana Núñez Ibáñez'],
  ['Apellido paterno;Apellido materno;Nombre(s)', 'Núñez;Ibáñez;Ana', 'Ana Núñez Ibáñez'],
  ['Nombre;1er apellido;2º apellido', 'Ana;Núñez;Ibáñez', 'Ana Núñez Ibáñez'],
  ['Nome;Apelidos', 'Rosalía;Castro', 'Rosalía Castro'],
  ['Nome;Sobrenomes', 'João;Sousa Lima', 'João Sousa Lima'],
  ['Rufname;Nachname', 'Zoë;Müller', 'Zoë Müller'],
  ['Surname;Forenames', 'Lovelace;Ada', 'Ada Lovelace'],
  ['First;Last', 'Ada;Lovelace', 'Ada Lovelace'],
  ['Noms;Prénoms', 'Dupont;Élodie', 'Élodie Dupont'],
  ['Prénom;Nom d’usage', 'Élodie;Dupont', 'Élodie Dupont'],
  ['Roepnaam;Achternaam', 'Els;Smit', 'Els Smit'],
  ['Tilltalsnamn;Efternamn', 'Åsa;Öberg', 'Åsa Öberg'],
  ['Nomi;Cognomi', 'Niccolò;Bianchi', 'Niccolò Bianchi'],
  ['Imiona;Nazwisko', 'Anna;Kamińska', 'Anna Kamińska'],
  ['Nachname, Vorname', 'Müller Zoë', 'Müller Zoë'],
  ['Prenom Nom', 'Élodie Dupont', 'Élodie Dupont'],
  ['Apellidos y nombre', 'Núñez Ana', 'Núñez Ana'],
  ['Příjmení a jméno', 'Dvořák Jiří', 'Dvořák Jiří'],
  ['Фамилия Имя', 'Иванова Анна', 'Иванова Анна'],
];

test('colors are read as people and programs write them', async () => {
  const colors = [
    '#3b82f680',
    '3B82F6',
    'rgba(59, 130, 246, 0.5)',
    'rgb(0% 50% 100%)',
    'hsl(217 91% 60%)',
    'hsla(217deg, 91%, 60%, 50%)',
    'indigo',
    'Gold',
    'rebeccapurple',
    'moss',
  ];
  const rows = colors.map((color, index) => `Color ${index}\t${color}`);
  const { id } = await upload(['Name\tColor', ...rows].join('\n'), 'finance-categories');
  expect(
    (await outcomes(id, {})).map((row) => Reflect.get(row, 'color') ?? Reflect.get(row, 'reason')),
  ).toEqual([
    '#3b82f6',
    '#3b82f6',
    '#3b82f6',
    '#0080ff',
    '#3c83f6',
    '#3c83f6',
    '#4b0082',
    '#ffd700',
    '#663399',
    'Color must be a color such as #3b82f6',
  ]);
});

test('genders that are not known are counted, and left out', async () => {
  const { id } = await upload(
    'Anrede,Name,Mail\nFrau,A,a@example.org\nFreiherr,B,b@example.org\nDivers,C,c@example.org',
  );
  const { body } = await api.call('checkImport', { params: { id }, body: {} });
  expect([body.valid, body.failing, body.unknownGenders]).toEqual([3, 0, 1]);
});

test('a birthday column of which no value is a date is unclear', async () => {
  const { columns } = await upload(dates('in spring', 'unknown'));
  expect(columns[2]).toEqual({
    header: 'Birthday',
    samples: ['in spring', 'unknown'],
    field: '',
    isUnclear: true,
  });
});

test.each(HALVES)('names under %s are whole', async (headings, cells, name) => {
  const { id } = await upload(`E-Mail;${headings}\n"a@example.org";${cells}`);
  expect(await outcomes(id, {})).toMatchObject([{ row: 2, name }]);
});

test.each([
  ['Name;Mail;Hausname', 'Zoë;zoe@example.org;Müller', [true, false, true]],
  ['Nombre;Correo;Linaje', 'Ana;ana@example.org;Núñez Ibáñez', [true, false, true]],
  ['Vorname;Mail;Sippe', 'Zoë;zoe@example.org;von der Müller', [true, false, true]],
  ['Surname;Mail;Called', 'LOVELACE;ada@example.org;Ada', [true, false, true]],
])(
  'half a name beside a column that may be the other half is asked about: %s',
  async (headings, cells, unclear) => {
    const { id, columns } = await upload(`${headings}\n${cells}`);
    expect(columns.map(({ isUnclear = false }) => isUnclear)).toEqual(unclear);
    const { failure } = await api.call('checkImport', { params: { id }, body: {} });
    expect(failure.errors).toEqual({ fields: 'Choose a column for name' });
  },
);

test.each([
  ['Name;Mail;Town', 'Zoë Müller;zoe@example.org;Berlin'],
  ['Full name;Mail;Town', 'Zoë;zoe@example.org;Berlin'],
  ['Name;Mail;Abteilung', 'Zoë;zoe@example.org;Einkauf'],
  ['Name;Mail;Notes', 'Zoë;zoe@example.org;called twice'],
  ['姓名;Mail;部门', '王小明;wang@example.org;销售部'],
])('a whole name is not asked about: %s', async (headings, cells) => {
  const { columns } = await upload(`${headings}\n${cells}`);
  expect(columns.map(({ field, isUnclear = false }) => [field, isUnclear])).toEqual([
    ['name', false],
    ['email', false],
    ['', false],
  ]);
});

test('a file without headings asks what its columns are, but for the addresses', async () => {
  const file = await upload('Lovelace;Augusta;augusta@example.org\nHopper;Rear;rear@example');
  expect([file.headingRow, file.rows, file.columns]).toEqual([
    0,
    2,
    [
      { header: '', samples: ['Lovelace', 'Hopper'], field: '' },
      { header: '', samples: ['Augusta', 'Rear'], field: '' },
      { header: '', samples: ['augusta@example.org', 'rear@example'], field: 'email' },
    ],
  ]);
});

test('300 columns, and 16,384 of which all but two are empty, are read', async () => {
  const wide = Array.from({ length: 298 }, (_, index) => `Property ${index}`).join();
  const read = await upload(`Name,Mail,${wide}\nAda,wide@example.org,${'x,'.repeat(298)}\n`);
  expect([read.rows, read.columns.length]).toEqual([1, 300]);
  const empty = ','.repeat(16_382);
  const trimmed = await upload(`Name,Mail${empty}\nAda,wide@example.org${empty}\n`);
  expect([trimmed.rows, trimmed.columns.length]).toEqual([1, 2]);
  expect(await outcomes(trimmed.id, {})).toMatchObject([{ row: 2, name: 'Ada', email: 'wide@example.org' }]);
});

test('of 100,000 wrong rows the first are shown', async () => {
  const { id, rows } = await upload(`Name,Mail,Birthday\n${'Ada,ada@example,31.02.1991\n'.repeat(100_000)}`);
  const { body } = await api.call('checkImport', { params: { id }, body: {} });
  expect([rows, body.valid, body.failing, body.problems.length]).toEqual([100_000, 0, 100_000, 1000]);
});

test('a line of 20 MB is refused', async () => {
  await expect(upload(`Name,Mail\n${'x'.repeat(20_000_000)}`)).rejects.toThrow(
    'More than 20,000 characters in row 2',
  );
});
