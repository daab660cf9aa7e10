import type { ReviewedReport } from './Report.ts';

/** Address of a story in its Storybook. */
export const storyLink = (storybook: string, id: string): string =>
  `${storybook.replace(/\/$/, '')}/?path=/story/${id}`;

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

/** The rejected pictures with their notes, for an issue or a message. Empty without any. */
export function notesMarkdown({ groups, storybook, review }: ReviewedReport): string {
  const sections = groups.flatMap(({ title, stories }) => {
    const lines = stories.flatMap(({ name, id, storiesFile, differences }) => {
      const rejected = differences.flatMap(({ file, look }) => {
        const decision = review?.decisions[file];
        return decision?.state === 'rejected' ? [{ look, note: decision.note }] : [];
      });
      if (rejected.length === 0) return [];
      const label = `${plain(name)} of ${plain(storiesFile)}`;
      const story = id ? `[${label}](${storyLink(storybook, id)})` : label;
      const notes = [...new Set(rejected.map(({ note }) => note).filter(Boolean))].map(plain).join('; ');
      return [`- ${story}, ${rejected.map(({ look }) => look).join(', ')}${notes && `: ${notes}`}`];
    });
    return lines.length === 0 ? [] : [`## ${plain(title)}\n\n${lines.join('\n')}\n`];
  });
  return sections.join('\n');
}
