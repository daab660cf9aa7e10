import type { CorpusDocument } from './CorpusDocument.ts';
import { escape, rightToLeft, type PolicySection, sectionAt, sections } from './policySections.ts';

interface Format {
  readonly name: string;
  readonly gap: string;
  readonly section: (topic: PolicySection, number: number) => readonly string[];
}

const FORMATS: readonly Format[] = [
  {
    name: 'numbered headings',
    gap: '\n',
    section: ({ title, first, second, points }, number) => [
      `<h2 id="s${number}">${number}. ${escape(title)}</h2>`,
      `<p>${escape(first)} <strong>${escape(second)}</strong></p>`,
      `<ul>${points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul>`,
    ],
  },
  {
    name: 'one line',
    gap: '',
    section: ({ title, first, second }, number) => [
      `<h3>§ ${number} ${escape(title)}</h3>`,
      `<p style="text-align: justify;">${escape(first)}</p>`,
      `<p style="text-align: justify;">${escape(second)}</p>`,
    ],
  },
  {
    name: 'tables',
    gap: '\n\n',
    section: ({ title, points }, number) => [
      `<h2>${number} ${escape(title)}</h2>`,
      `<table><thead><tr><th>No.</th><th>What</th></tr></thead><tbody>${points.map((point, index) => `<tr><td>${number}.${index + 1}</td><td>${escape(point)}</td></tr>`).join('')}</tbody></table>`,
    ],
  },
  {
    name: 'nested clauses',
    gap: '\r\n',
    section: ({ title, first, second, points }, number) => [
      `<ol start="${number}"><li><strong>${escape(title)}</strong><ol type="a"><li>${escape(first)}</li><li>${escape(second)}<ul>${points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul></li></ol></li></ol>`,
    ],
  },
  {
    name: 'Quill',
    gap: '',
    section: ({ title, first, second, points }, number) => [
      `<h1 class="ql-align-center">${number}. ${escape(title)}</h1>`,
      '<p><br></p>',
      `<p class="ql-align-justify">${escape(first)} <span class="ql-size-large">${escape(second)}</span></p>`,
      `<ol>${points.map((point, index) => `<li data-list="bullet"${index > 0 ? ' class="ql-indent-1"' : ''}><span class="ql-ui" contenteditable="false"></span>${escape(point)}</li>`).join('')}</ol>`,
    ],
  },
  {
    name: 'indented source',
    gap: '\n    ',
    section: ({ title, first, second }, number) => [
      `<section>\n      <h2>${number}. ${escape(title)}</h2>\n      <p>${escape(first)}</p>\n      <blockquote>${escape(second)}</blockquote>\n    </section>`,
    ],
  },
];

const policy = (format: Format, from: readonly PolicySection[], start: number, count: number) =>
  Array.from({ length: count }, (_, index) => format.section(sectionAt(start + index, from), index + 1))
    .flat()
    .join(format.gap);

export const policyDocuments: readonly CorpusDocument[] = [
  ...FORMATS.flatMap((format, index) =>
    [3, sections.length, 60].map((count): CorpusDocument => ({
      id: `policy: ${format.name}, ${count} sections`,
      group: 'policy',
      html: policy(format, sections, index * 2, count),
    })),
  ),
  ...FORMATS.map((format): CorpusDocument => ({
    id: `right to left: ${format.name}`,
    group: 'right to left',
    html: `<div dir="rtl" lang="ar">${policy(format, rightToLeft, 0, 4)}</div>`,
  })),
  ...rightToLeft.map(({ title, first, second, points }, index): CorpusDocument => ({
    id: `right to left: sections ${index + 1}`,
    group: 'right to left',
    html: `<h1 dir="rtl">${title}</h1>\n<p dir="rtl" style="padding-right: 3em;">${first} <em>${second}</em></p>\n<ul dir="rtl">${points.map((point) => `<li>${point}</li>`).join('')}</ul>\n<p dir="auto">${title} – Privacy Policy (v2)</p>\n<p><bdo dir="rtl">${first}</bdo></p>`,
  })),
];
