import type { Rule } from './Sources.ts';

const RESTING = /export const (Default|Ready) = meta\.story\(\{(?:[^\n]*\}\);\n|[\s\S]*?\n\}\);)/g;
const OPERATES = /\b(?:userEvent|fireEvent)\b|\.(?:click|focus)\(\)/;

/** Stories named Default and Ready show a component or a screen as it first rests. Their play functions may look, but not operate. */
export const restingStories: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    const stories = file.endsWith('.stories.tsx') ? [...text.matchAll(RESTING)] : [];
    return stories.flatMap(([story, name]) =>
      OPERATES.test(story)
        ? [`${file}: the story ${name} operates what it shows; move that to another story`]
        : [],
    );
  });
