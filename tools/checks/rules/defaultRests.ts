import type { Rule } from './Sources.ts';

const DEFAULT = /export const Default = meta\.story\(\{(?:[^\n]*\}\);\n|[\s\S]*?\n\}\);)/;
const OPERATES = /\b(?:userEvent|fireEvent)\b|\.(?:click|focus)\(\)/;

/** A story named Default shows the component as it first renders. Its play function may look, but not operate. */
export const defaultRests: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    const [story = ''] = file.endsWith('.stories.tsx') ? (DEFAULT.exec(text) ?? []) : [];
    return OPERATES.test(story)
      ? [`${file}: the story Default operates the component; move that to another story`]
      : [];
  });
