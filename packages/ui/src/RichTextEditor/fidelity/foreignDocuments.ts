import { PROGRAMS, type Program } from './foreignPrograms.ts';
import { escape, type PolicySection, rightToLeft, sectionAt } from './policySections.ts';

export interface ForeignDocument {
  readonly id: string;
  readonly program: string;
  readonly html: string;
}

const PER_PROGRAM = 8;

function writeSection(program: Program, section: PolicySection, index: number): string[] {
  const [title, first, second] = [section.title, section.first, section.second].map(escape) as [
    string,
    string,
    string,
  ];
  const points = section.points.map(escape);
  const extra = program.extras[index % program.extras.length];
  return [
    program.heading(title, `s${index}`),
    program.paragraph(`${first} ${program.bold(second)} ${title}`),
    program.list(points, index % 2 === 0),
    program.paragraph(`${second} ${program.link(title, 'https://example.org/policy')}.`),
    ...(index % 3 === 0 ? [program.table([['A', 'B'], [first, second], points.slice(0, 2)])] : []),
    ...(extra ? [extra(first, second)] : []),
  ];
}

/** Documents as other programs write them: each has two to four sections. */
export const foreignDocuments: readonly ForeignDocument[] = Object.entries<Program>(PROGRAMS).flatMap(
  ([name, program], nth) =>
    Array.from({ length: PER_PROGRAM }, (_, index) => {
      const from = name === 'right to left' ? { from: rightToLeft } : {};
      const sections = Array.from({ length: 2 + (index % 3) }, (__, offset) =>
        sectionAt(nth + index * 3 + offset, from.from),
      );
      const body = sections
        .flatMap((section, offset) => writeSection(program, section, index + offset))
        .join(program.separator ?? '');
      const title = escape(sections[0]?.title ?? '');
      return {
        id: `${name} ${index + 1}`,
        program: name,
        html: program.document?.(body, title) ?? body,
      };
    }),
);
