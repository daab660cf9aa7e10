import { foldText } from '../platform/text/foldText.ts';
import { isEmail } from '../platform/text/email.ts';

/**
 * Headings by field: of HubSpot, Outlook, Google Contacts, Salesforce, Mailchimp, Brevo and Apple, and in the languages of
 * Europe, Japan and China.
 */
export const HEADINGS = {
  name: `name, full name, display name, contact name, customer name, member name, vollständiger name, anzeigename, name vorname,
    vorname name, vor- und nachname, nom, nom complet, nom et prénom, prénom et nom, nombre, nombre completo, nombre y apellidos, nome,
    nome completo, nome e cognome, naam, volledige naam, nazwa, imię i nazwisko, namn, fullständigt namn, navn, fullt navn, fulde navn,
    nimi, koko nimi, jméno, celé jméno, jméno a příjmení, meno, meno a priezvisko, név, teljes név, nume, nume complet, nume și prenume,
    ad, ad soyad, adı soyadı, vardas ir pavardė, vārds un uzvārds, ees- ja perekonnanimi, täisnimi, fullt nafn, ime, ime i prezime, ime in priimek, имя, фио, полное имя, имя и фамилия, імʼя, піб, όνομα, ονοματεπώνυμο,
    氏名, お名前, 名前, 姓名`,
  firstName: `first name, fname, given name, given names, forename, contact first name, vorname, vornamen, prénom, prénoms, primer nombre,
    primeiro nome, nome próprio, voornaam, imię, förnamn, fornavn, etunimi, křestní jméno, krstné meno, keresztnév, utónév, prenume,
    vardas, vārds, eesnimi, skírnarnafn, adı, όνομα, 名`,
  middleName: `middle name, middle names, additional name, weitere vornamen, zweiter vorname, deuxième prénom, segundo nombre,
    secondo nome, tweede voornaam, tussenvoegsel, tussenvoegsels, voorvoegsel, mellannamn, mellomnavn, mellemnavn, drugie imię, отчество, по батькові`,
  lastName: `last name, lname, surname, family name, second name, contact last name, nachname, familienname, zuname, nom de famille,
    apellido, apellidos, cognome, sobrenome, apelido, último nome, achternaam, familienaam, nazwisko, efternamn, etternavn, efternavn,
    sukunimi, pavardė, uzvārds, perekonnanimi, eftirnafn, příjmení, priezvisko, vezetéknév, családnév, nume de familie, soyad, soyadı, prezime, priimek, фамилия, прізвище, επώνυμο,
    επίθετο, 姓`,
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

/** A column is that of the addresses if half of its first values are. */
const ROWS_FOR_VALUES = 20;

type Rows = readonly (readonly string[])[];

/** Finds the headings of a file and what its columns are. @param headings by field */
export const createHeadingFinder = (headings: Readonly<Record<string, string>>) => {
  const fields = new Map<string, string>();
  for (const [field, words] of Object.entries(headings))
    for (const key of keysOf(words)) if (!fields.has(key)) fields.set(key, field);

  /** The field of each column, each at most once. */
  const byHeadings = (cells: readonly string[]): string[] => {
    const keys = cells.map(keyOf);
    const guessed = keys.map((key) => fields.get(key) ?? '');
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

    /** The field of each column; empty for none. */
    guess(cells: readonly string[], rows: Rows): string[] {
      const guessed = byHeadings(cells);
      if (!fields.has('email') || guessed.includes('email')) return guessed;
      const first = rows.slice(0, ROWS_FOR_VALUES);
      const address = guessed.findIndex(
        (field, index) =>
          field === '' && first.filter((row) => isEmail(row[index] ?? '')).length * 2 >= first.length,
      );
      if (address !== -1) guessed[address] = 'email';
      return guessed;
    },
  };
};
