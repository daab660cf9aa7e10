export interface PolicySection {
  readonly title: string;
  readonly first: string;
  readonly second: string;
  readonly points: readonly [string, string, string];
}

export const sections: readonly PolicySection[] = [
  {
    title: 'Information we collect',
    first: 'We keep what you tell us: your name, your e-mail address and your date of birth.',
    second: 'We never sell it.',
    points: ['habits you record', 'workouts you plan', 'expenses you enter'],
  },
  {
    title: 'Why we need it',
    first: 'Without an e-mail address we could not bring you back into your account.',
    second: 'Height and weight are optional & only shown to you.',
    points: ['to run the service', 'to keep it safe', 'to answer your questions'],
  },
  {
    title: 'How long we keep it',
    first: 'Entries stay until you delete them; backups are overwritten after 35 days.',
    second: 'Invoices stay for 10 years, as § 147 of the fiscal code demands.',
    points: ['entries: until deleted', 'logs: 14 days', 'invoices: 10 years'],
  },
  {
    title: 'Who else sees it',
    first: 'Our hosting provider stores the data on servers in the European Union.',
    second: 'Nobody else does, unless a court orders it.',
    points: ['the hosting provider', 'the payment provider', 'courts, where they must'],
  },
  {
    title: 'Your rights',
    first: 'You may see, correct, export and erase what we hold about you at any time.',
    second: 'You may also complain to a supervisory authority.',
    points: ['access (Art. 15)', 'rectification (Art. 16)', 'erasure (Art. 17)'],
  },
  {
    title: 'Cookies',
    first: 'We set one cookie, which keeps you signed in for 12 hours.',
    second: 'There is no tracking and no advertising.',
    points: ['sid: session', 'theme: light or dark', 'nothing else'],
  },
  {
    title: 'Children',
    first: 'The planner is not meant for children under 16 years.',
    second: 'If you learn that a child uses it, please tell us.',
    points: ['no accounts under 16', 'no profiling', 'deletion on request'],
  },
  {
    title: 'Payment',
    first: 'Subscriptions renew by themselves unless cancelled 24 hours before the period ends.',
    second: 'Prices include value added tax: €4.99 a month or €39.99 a year.',
    points: ['monthly', 'yearly', 'family plan'],
  },
  {
    title: 'Cancellation',
    first: 'You can withdraw within fourteen days without giving a reason.',
    second: 'Write to us or use the form — either will do.',
    points: ['by letter', 'by e-mail', 'in the settings'],
  },
  {
    title: 'Liability',
    first: 'We are liable without limit for intent and gross negligence.',
    second: 'For slight negligence we are liable only where a cardinal duty is breached.',
    points: ['intent', 'gross negligence', 'injury to life or health'],
  },
  {
    title: 'Acceptable use',
    first: 'Do not share your password, and do not try to read what belongs to others.',
    second: 'We may block an account that breaks these rules.',
    points: ['no spam', 'no scraping', 'no reverse engineering'],
  },
  {
    title: 'Changes',
    first: 'When these terms change, we tell you by e-mail at least 30 days ahead.',
    second: 'If you object, the contract ends with the old terms.',
    points: ['notice', 'objection', 'end of contract'],
  },
  {
    title: 'Security',
    first: 'Data travels encrypted (TLS 1.3) and passwords are stored as argon2id hashes.',
    second: 'Please report weaknesses to security@example.com.',
    points: ['encryption', 'access on a need-to-know basis', 'yearly audits'],
  },
  {
    title: 'Governing law',
    first: 'German law applies; mandatory consumer law of your country stays in force.',
    second: 'Place of jurisdiction for merchants is Berlin.',
    points: ['German law', 'consumer law of your country', 'no arbitration'],
  },
];

export const rightToLeft: readonly PolicySection[] = [
  {
    title: 'سياسة الخصوصية',
    first: 'نحن نحتفظ بما تخبرنا به: اسمك وعنوان بريدك الإلكتروني.',
    second: 'لا نبيعها أبداً (الإصدار 2، 2026).',
    points: ['العادات', 'التمارين', 'النفقات'],
  },
  {
    title: 'حقوقك',
    first: 'يمكنك الاطلاع على بياناتك وتصحيحها وحذفها في أي وقت.',
    second: 'اكتب إلى privacy@example.com.',
    points: ['الاطلاع', 'التصحيح', 'الحذف'],
  },
  {
    title: 'מדיניות פרטיות',
    first: 'אנו שומרים את מה שאתם מספרים לנו: שם וכתובת דוא״ל.',
    second: 'איננו מוכרים מידע לעולם.',
    points: ['הרגלים', 'אימונים', 'הוצאות'],
  },
  {
    title: 'تغییرات',
    first: 'هنگامی که این شرایط تغییر کند، به شما اطلاع می‌دهیم.',
    second: 'حداقل ۳۰ روز پیش از آن.',
    points: ['اطلاع', 'اعتراض', 'پایان'],
  },
];

export const sectionAt = (index: number, from: readonly PolicySection[] = sections): PolicySection => {
  const topic = from[index % from.length];
  if (!topic) throw new Error('There are no sections.');
  return topic;
};

export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
