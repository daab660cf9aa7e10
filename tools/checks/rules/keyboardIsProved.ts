import type { Rule, Sources } from './Sources.ts';

/** The main file of a component of the kit, `Thing/Thing.tsx`. */
const COMPONENT = /^(packages\/ui\/src\/([^/]+)\/)\2\.tsx$/;
const TABLE = /^(packages\/ui\/src\/[^/]+\/([^/]+))\.keyboard\.ts$/;

/** Focusable elements and kit components. Must not match comments and generics. */
const CONTROL =
  /<(a|button|input|select|summary|textarea|Button|IconButton|IconButtonControl|Link|LinkButton)\s|tabIndex(=\{|: )0/;

const STORY = /export const Keyboard = meta\.story\(\{[\s\S]*?\n\}\);/;
const DRAWN = /\bparameters: \{[^}]*\bkeyboard\b/;

const isOperated = (sources: Sources, folder: string) =>
  [...sources].some(
    ([file, text]) =>
      file.startsWith(folder) &&
      file.endsWith('.tsx') &&
      !file.endsWith('.stories.tsx') &&
      !file.includes('.test.') &&
      CONTROL.test(text),
  );

/** Every interactive component documents a `KeyboardTable` and proves it in the play function of a story `Keyboard`. */
export const keyboardIsProved: Rule = (sources) =>
  [...sources.keys()].flatMap((file) => {
    const [, folder, name] = COMPONENT.exec(file) ?? [];
    if (folder && !sources.has(`${folder}${name}.keyboard.ts`))
      return isOperated(sources, folder) ? [`${file}: is operated and has no ${name}.keyboard.ts`] : [];
    const [, start, component] = TABLE.exec(file) ?? [];
    if (!start) return [];
    const stories = sources.get(`${start}.stories.tsx`) ?? '';
    const story = STORY.exec(stories)?.[0];
    if (!story?.includes('play:')) return [`${file}: no story named Keyboard proves it by playing`];
    return DRAWN.test(stories) && stories.includes(`'./${component}.keyboard.ts'`)
      ? []
      : [`${file}: the documentation of ${component} does not draw it`];
  });
