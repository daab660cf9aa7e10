import { foldText } from '../platform/text/foldText.ts';
import { isEmail } from '../platform/text/email.ts';

/**
 * Headings by field: of HubSpot, Outlook, Google Contacts, Salesforce, Mailchimp, Brevo and Apple, and in the languages of
 * Europe, Japan and China.
 */
export const HEADINGS = {
  name: `name, full name, display name, contact name, customer name, member name, vollständiger name, anzeigename,
    vor- und nachname, nom, nom complet, nombre, nombre completo, nome, nome completo, naam, volledige naam, nazwa, namn,
    fullständigt namn, navn, fullt navn, fulde navn, nimi, koko nimi, jméno, celé jméno, meno, név, teljes név, nume, nume complet,
    ad, ees- ja perekonnanimi, täisnimi, fullt nafn, ime, имя, фио, полное имя, імʼя, піб, όνομα, ονοματεπώνυμο,
    氏名, お名前, 名前, 姓名`,
  firstName: `first, first name, first names, fname, given name, given names, forename, forenames, christian name, preferred name,
    contact first name, vorname, vornamen, rufname, prénom, prénoms, prénom usuel, nombres, primer nombre, nombre de pila, nomes, nomi,
    primeiro nome, nome próprio, nome de pila, voornaam, voornamen, roepnaam, imię, imiona, pierwsze imię, förnamn, tilltalsnamn, fornavn, fornavne, etunimi, křestní jméno, krstné meno, keresztnév, utónév, prenume,
    vardas, vārds, eesnimi, skírnarnafn, adı, όνομα, 名`,
  middleName: `middle name, middle names, additional name, weitere vornamen, zweiter vorname, deuxième prénom, segundo nombre,
    secondo nome, tweede voornaam, tussenvoegsel, tussenvoegsels, voorvoegsel, mellannamn, mellomnavn, mellemnavn, drugie imię, отчество, по батькові`,
  lastName: `last, last name, last names, lname, surname, surnames, family name, family names, second name, contact last name, nachname,
    nachnamen, familienname, zuname, nom de famille, noms, noms de famille, nom d'usage, nom usuel, nom patronymique, apellido, apellidos,
    primer apellido, apellido 1, 1er apellido, 1º apellido, apellido paterno, cognome, cognomi, sobrenome, sobrenomes, apelido, apelidos,
    primeiro apelido, primeiro sobrenome, último nome, cognom, cognoms, primer cognom, achternaam, achternamen, familienaam, nazwisko, efternamn, etternavn, efternavn,
    sukunimi, pavardė, uzvārds, perekonnanimi, eftirnafn, příjmení, priezvisko, vezetéknév, családnév, nume de familie, soyad, soyadı, prezime, priimek, фамилия, прізвище, επώνυμο,
    επίθετο, 姓`,
  secondLastName: `second last name, second surname, segundo apellido, apellido 2, 2º apellido, 2do apellido, apellido materno,
    segundo apelido, segundo sobrenome, segon cognom`,
  email: `email, mail, email address, mail address, email 1, email 1 value, email 1 address, email value, primary email, work email,
    business email, home email, contact email, user email, e-mail-adresse, mailadresse, adresse e-mail, adresse mail,
    adresse de messagerie, adresse électronique, courriel, mél, correo, correo electrónico, dirección de correo electrónico,
    dirección de correo, email direccion, posta elettronica, indirizzo e-mail, indirizzo di posta elettronica, endereço de e-mail,
    correio eletrónico, correio electrónico, e-mailadres, adres e-mail, e-post, e-postadress, e-postadresse, sähköposti,
    sähköpostiosoite, el paštas, e-pasts, e-pasta adrese, netfang, e-mailová adresa, email cím, e-mail cím, adresă de e-mail, adresă e-mail, e-posta, e-posta adresi, adresa e-pošte,
    e-naslov, электронная почта, эл почта, почта, адрес электронной почты, електронна пошта, ηλεκτρονική διεύθυνση, メールアドレス,
    メール, 邮箱, 电子邮件, 電子郵件, 이메일`,
  role: `role, user role, rolle, benutzerrolle, rôle, rol, ruolo, função, papel, rola, roll, rooli, szerepkör, роль, ρόλος, 役割, 角色`,
  gender: `gender, sex, salutation, geschlecht, anrede, sexe, civilité, sexo, género, sesso, genere, geslacht, aanhef, płeć, kön, kjønn,
    køn, sukupuoli, pohlaví, pohlavie, nem, gen, cinsiyet, spol, пол, стать, φύλο, 性別, 性别`,
  dob: `dob, date of birth, birth date, birthday, born, geburtsdatum, geburtstag, geboren am, geboren, geb, geb am, geb-datum, date de naissance, naissance, anniversaire,
    fecha de nacimiento, nacimiento, cumpleaños, data di nascita, compleanno, data de nascimento, nascimento, aniversário, geboortedatum,
    verjaardag, data urodzenia, urodziny, födelsedatum, födelsedag, fødselsdato, fødselsdag, syntymäaika, syntymäpäivä, gimimo data, dzimšanas datums, sünniaeg,
    sünnikuupäev, fæðingardagur, datum narození,
    narozeniny, dátum narodenia, születési dátum, születési idő, születésnap, data nașterii, doğum tarihi, datum rođenja, datum rojstva,
    дата рождения, день рождения, дата народження, ημερομηνία γέννησης, γενέθλια, 生年月日, 誕生日, 出生日期, 生日`,
  height: `height, größe, körpergröße, taille, estatura, altura, altezza, statura, lengte, wzrost, längd, høyde, højde, pituus, výška,
    magasság, înălțime, boy, visina, рост, зріст, ύψος, 身長, 身高`,
  weight: `weight, gewicht, körpergewicht, poids, peso, waga, vikt, vekt, vægt, paino, hmotnost, hmotnosť, váha, súly, testsúly, greutate,
    kilo, težina, teža, вес, вага, βάρος, 体重`,
  category: `name, category, category name, kategorie, bezeichnung, nom, catégorie, nombre, categoría, nome, categoria, naam, categorie,
    nazwa, kategoria, namn, kategori, navn, nimi, luokka, název, názov, kategória, név, nume, ad, kategorija, название, категория, όνομα,
    κατηγορία, 名前, 分类, 名称`,
  color: `color, colour, hex, farbe, couleur, colore, cor, kleur, kolor, färg, farge, farve, väri, barva, farba, szín, culoare, renk, boja,
    цвет, колір, χρώμα, 色, 颜色`,
};

/** They mean the whole name, unless another column has one of its halves: `Name` beside `Vorname`, `Nome` beside `Cognome`. */
const HALF_OR_WHOLE = `name, nom, nombre, nome, naam, namn, navn, nimi, jméno, meno, név, nume, ad, ime, имя, імʼя, όνομα`;

/** Between the halves of a name: `Apellidos y nombre`. */
const AND = new Set('and und et y e i a u og och en ja es si ve in ir un и і та και'.split(' '));

/** Their values look like names. */
const NOT_NAMES = `company, organization, organisation, account, department, team, group, office, job title, title, position, function,
  city, town, location, street, address, state, region, province, country, nationality, language, nickname, label, labels, tag, tags, category,
  type, status, source, segment, plan, product, owner, contact owner, manager, note, notes, comment, comments, firma, unternehmen,
  abteilung, gruppe, standort, beruf, titel, ort, stadt, wohnort, straße, bundesland, land, nationalität, sprache, spitzname, kategorie,
  typ, quelle, notiz, notizen, bemerkung, société, entreprise, service, équipe, groupe, fonction, poste, titre, ville, rue, adresse, région,
  pays, langue, surnom, statut, empresa, departamento, equipo, grupo, cargo, puesto, ciudad, calle, dirección, provincia, país, idioma,
  apodo, estado, azienda, società, reparto, gruppo, ruolo, posizione, città, via, indirizzo, paese, lingua, nota, note, equipe, cidade,
  rua, endereço, bedrijf, afdeling, functie, plaats, stad, straat, adres, taal, firma, dział, stanowisko, miasto, ulica, kraj, język,
  företag, avdelning, stad, ort, språk, virksomhed, afdeling, by, sprog, cég, osztály, város, ország, společnost, oddělení, město`;

/** Of one to three words, some of lower case: `von der Müller`, `Núñez Ibáñez`. */
const NAME = /^(?:\p{Ll}{1,4}['’ ])*\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,2}$/u;

/** Longer headings are none of ours. */
const MAX_HEADING = 200;

/** Values in these units would be read as centimeters or kilograms. */
const OTHER_UNITS = /\((?:in|inch|inches|ft|feet|lbs?|pounds?|st|stone)\.?\)/;

/** Without case, accents, punctuation, what stands in parentheses, and units. */
const keyOf = (heading: string): string =>
  foldText(heading.slice(0, MAX_HEADING))
    .replace(OTHER_UNITS, '$&unit')
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?:in)?(?:cm|kg)$/, '');

const keysOf = (headings: string): string[] => headings.split(',').map(keyOf);

const isHalfOrWhole = new Set(keysOf(HALF_OR_WHOLE));
const isNoName = new Set(keysOf(NOT_NAMES));

/** A column is what half of its first values are. */
const ROWS_FOR_VALUES = 20;

type Rows = readonly (readonly string[])[];

export interface GuessedColumn {
  /** Empty for none. */
  field: string;
  /** Someone must look at it: it may be a part of the name, or its values are not what its heading says. */
  isUnclear: boolean;
}

/** The column that has half of the name, or may have. -1 without one, or with the other half. */
const halfOf = (
  cells: readonly string[],
  guessed: readonly string[],
  isMostly: (index: number, is: (value: string) => boolean) => boolean,
): number => {
  const [first, last, whole] = [
    guessed.indexOf('firstName'),
    guessed.indexOf('lastName'),
    guessed.indexOf('name'),
  ];
  if (whole === -1) return first === -1 || last === -1 ? Math.max(first, last) : -1;
  const mayBeHalf = first === last && isHalfOrWhole.has(keyOf(cells[whole] ?? ''));
  return mayBeHalf && isMostly(whole, (value) => !value.includes(' ')) ? whole : -1;
};

/** Finds the headings of a file and what its columns are. @param headings by field */
export const createHeadingFinder = (headings: Readonly<Record<string, string>>) => {
  const fields = new Map<string, string>();
  for (const [field, words] of Object.entries(headings))
    for (const key of keysOf(words)) if (!fields.has(key)) fields.set(key, field);

  const hasParts = Object.hasOwn(headings, 'firstName');

  /** Whether a heading has both halves of a name, in any order. */
  const isBothHalves = (heading: string): boolean => {
    const words = foldText(heading.slice(0, MAX_HEADING)).split(/[^\p{L}\p{N}]+/u);
    const parts = words.filter((word) => word !== '' && !AND.has(word));
    return parts.some((_, index) => {
      const keys = [parts.slice(0, index), parts.slice(index)].map((half) => half.join(''));
      const halves = new Set(keys.map((key) => (isHalfOrWhole.has(key) ? 'half' : fields.get(key))));
      return (
        halves.size === 2 && ['half', 'firstName', 'lastName'].filter((half) => halves.has(half)).length === 2
      );
    });
  };

  /** The field of each column, each at most once. */
  const byHeadings = (cells: readonly string[]): string[] => {
    const keys = cells.map(keyOf);
    const guessed = keys.map(
      (key, index) => fields.get(key) ?? (hasParts && isBothHalves(cells[index] ?? '') ? 'name' : ''),
    );
    const whole = guessed.findIndex(
      (field, index) => field === 'name' && isHalfOrWhole.has(keys[index] ?? ''),
    );
    const [hasFirst, hasLast] = [guessed.includes('firstName'), guessed.includes('lastName')];
    if (whole !== -1 && hasFirst !== hasLast) guessed[whole] = hasFirst ? 'lastName' : 'firstName';
    return guessed.map((field, index) => (guessed.indexOf(field) === index ? field : ''));
  };

  return {
    /** The index of the row with the headings; -1 without one. @param rows the first ones, of which some may be titles */
    findRow(rows: Rows): number {
      const known = rows.map((cells) => byHeadings(cells).filter(Boolean).length);
      const most = Math.max(...known);
      if (most > 1) return known.indexOf(most);
      const wide = rows.findIndex((cells) => cells.filter(Boolean).length > 1);
      const first = Math.max(0, wide);
      return rows[first]?.some(isEmail) ? -1 : first;
    },

    guess(cells: readonly string[], rows: Rows): GuessedColumn[] {
      const guessed = byHeadings(cells);
      const first = rows.slice(0, ROWS_FOR_VALUES);
      const isMostly = (index: number, is: (value: string) => boolean): boolean => {
        const values = first.flatMap((row) => row[index] || []);
        return values.length > 0 && values.filter(is).length * 2 >= values.length;
      };
      if (Object.hasOwn(headings, 'email') && !guessed.includes('email')) {
        const address = guessed.findIndex((field, index) => field === '' && isMostly(index, isEmail));
        if (address !== -1) guessed[address] = 'email';
      }
      const half = halfOf(cells, guessed, isMostly);
      const others = guessed.map(
        (field, index) =>
          half !== -1 &&
          field === '' &&
          !isNoName.has(keyOf(cells[index] ?? '')) &&
          isMostly(index, (value) => NAME.test(value)),
      );
      const isAsked = others.includes(true);
      return guessed.map((field, index) => {
        const isUnclear = isAsked && (index === half || others[index] === true);
        return { field: isUnclear ? '' : field, isUnclear };
      });
    },
  };
};
