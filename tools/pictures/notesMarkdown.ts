import type { ReviewedReport } from './Report.ts';
import { storyLink } from './storyLink.ts';

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

/** The rejected pictures with their notes, for an issue or a message. Empty without any. */
export function notesMarkdown(report: ReviewedReport): string {
  const { groups, review } = report;
  const sections = groups.flatMap(({ title, stories }) => {
    const lines = stories.flatMap((changed) => {
      const { name, storiesFile, differences } = changed;
      const rejected = differences.flatMap(({ file, look }) => {
        const decision = review?.decisions[file];
        return decision?.state === 'rejected' ? [{ look, note: decision.note }] : [];
      });
      if (rejected.length === 0) return [];
      const label = `${plain(name)} of ${plain(storiesFile)}`;
      const link = storyLink(report, changed);
      const story = link ? `[${label}](${link})` : label;
      const notes = [...new Set(rejected.map(({ note }) => note).filter(Boolean))].map(plain).join('; ');
      return [`- ${story}, ${rejected.map(({ look }) => look).join(', ')}${notes && `: ${notes}`}`];
    });
    return lines.length === 0 ? [] : [`## ${plain(title)}\n\n${lines.join('\n')}\n`];
  });
  return sections.join('\n');
}
