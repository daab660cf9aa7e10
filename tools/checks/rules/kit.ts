import { type Rule, type Sources, importsOf } from './Sources.ts';

const STYLED = /\s(className|style)=/;
const STYLE_SHEET = /\.(css|scss|less)(\.ts)?$/;

/** Only the kit has CSS: no `className`, `style` or style sheets elsewhere. */
export const cssOnlyInUi: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    if (!/^(packages\/features|apps\/console)\//.test(file)) return [];
    return [
      ...(STYLE_SHEET.test(file) ? [`${file}: style sheets live in packages/ui`] : []),
      ...(file.endsWith('.tsx') && STYLED.test(text)
        ? [`${file}: className and style live in packages/ui; where the kit falls short, the kit grows`]
        : []),
      ...importsOf(text)
        .filter((specifier) => STYLE_SHEET.test(specifier))
        .map((specifier) => `${file}: imports the style sheet ${specifier}`),
    ];
  });

/** A kit component folder contains a file of its name; feature views are `…View.tsx`. */
const isShown = (file: string) =>
  /^packages\/ui\/src\/([^/]+)\/\1\.tsx$/.test(file) || /^packages\/features\/src\/.+View\.tsx$/.test(file);

export const everyViewHasStories: Rule = (sources) =>
  [...sources.keys()].flatMap((file) =>
    isShown(file) && !sources.has(file.replace(/\.tsx$/, '.stories.tsx')) ? [`${file}: has no stories`] : [],
  );

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

/** The main file of a component of the kit, `Thing/Thing.tsx`. */
const COMPONENT = /^(packages\/ui\/src\/([^/]+)\/)\2\.tsx$/;

/** Focusable elements and kit components. Must not match comments and generics. */
const CONTROL =
  /(?<![\w`])<(?:a|button|input|select|summary|textarea|Button|ComboBox|Dialog|IconButton|IconButtonControl|Link|LinkButton|Menu|Popover|Select|Slider|Switch|Tab|TagGroup|Tree)(?=[\s/>])|tabIndex(?:=\{|: )0|\b(?:role|contentEditable)=['"](?:button|combobox|gridcell|link|option|slider|spinbutton|tab|textbox|true)['"]/;

const STORY = /export const Keyboard = meta\.story\(\{(?:[^\n]*\}\);\n|[\s\S]*?\n\}\);)/;
/** Itself, or by a function that several stories share. */
const PLAYS_KEYS = /\bplay: (?:\w+\(|[^]*\.(?:keyboard|tab|type)\()/;
const TABLE = /\bparameters: \{[^}]*\bkeyboard: \[/;

const isOperated = (sources: Sources, folder: string) =>
  [...sources].some(
    ([file, text]) =>
      file.startsWith(folder) &&
      file.endsWith('.tsx') &&
      !file.endsWith('.stories.tsx') &&
      !file.includes('.test.') &&
      CONTROL.test(text),
  );

/** The stories of every interactive component have a table of its keys, and a story `Keyboard` that proves it by playing. */
export const keyboardIsProved: Rule = (sources) =>
  [...sources.keys()].flatMap((file) => {
    const [, folder, name] = COMPONENT.exec(file) ?? [];
    if (!folder) return [];
    const stories = sources.get(`${folder}${name}.stories.tsx`) ?? '';
    if (!TABLE.test(stories))
      return isOperated(sources, folder)
        ? [`${file}: is operated, and its stories have no keyboard table`]
        : [];
    return PLAYS_KEYS.test(STORY.exec(stories)?.[0] ?? '')
      ? []
      : [`${file}: no story named Keyboard proves its keys by playing`];
  });

const HAS_OF_PAGE = /html:has\((?:[^()]|\([^()]*\))*\) /;

/** For a rule about what is inside, Chromium styles the whole page again whenever a button is added, removed or disabled. */
export const hasOfPageStylesPage: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    file.endsWith('.css.ts') && HAS_OF_PAGE.test(text)
      ? [`${file}: html:has() styles what is inside; use an attribute`]
      : [],
  );

const KIT_STYLES = /^packages\/ui\/src\/(?!theme\/|testing\/).*\.css\.ts$/;
const KIT_MARKUP = /^packages\/ui\/src\/(?!testing\/)(?!.*\.(?:stories|test)\.).*\.tsx$/;
/** Not `width: {`, a variant. */
const PHYSICAL =
  /(?<![\w-])(?:(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)\w*:|(?:left|right|top|bottom|(?:min|max)(?:Width|Height)|width|height): (?:['"`](?:-?[\d.]|auto|calc|clamp|fit|max|min|\$)|-?\d|vars\.)|(?:textAlign|float|clear): ['"](?:left|right))/;
const COLOR =
  /#[\da-f]{3,8}\b|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|color)\(|\boklch\((?!\$)(?!\))|(?:[cC]olor|background): ['"](?:black|gr[ae]y|red|green|blue)\b/i;
/** Spaces, radii and sizes of text, also as numbers, which are pixels; lengths in pixels, but for lines. `1rem` is text of the size that browsers have. */
const OWN_SIZE =
  /\b(?:(?:(?:padding|margin|border\w*Radius|(?:row|column)?[gG]ap)\w*: |row\()(?:['"`][^'"`\n]*\drem|['"`][\d.]+px|-?[1-9])|fontSize: (?:['"`](?!1rem)[\d.]+(?:rem|px)|[1-9])|(?:\w*(?:block|inline|Block|Inline)Size|flexBasis|inset\w*): -?[1-9])|(?<![\w.])(?:[89]|[1-9]\d+)px/;
const UNLAYERED = /(?<![.\w])(?:style|globalStyle|styleVariants)\(/;
const UNTYPED_BUTTON = /<button(?=[\s>])(?!(?:=>|[^>])*?\stype=)/;

/** What CONTRIBUTING asks of the styles and markup of a component. Each failure begins with its sentence. */
export const kitStyles: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    const isStyles = KIT_STYLES.test(file);
    const broken: [isBroken: boolean, sentence: string][] = [
      [isStyles && PHYSICAL.test(code), 'Use logical properties only, which follow the reading direction'],
      [isStyles && COLOR.test(code), 'Every value comes from vars: a color of its own has no dark theme'],
      [isStyles && OWN_SIZE.test(code), 'Every value comes from vars: a size of its own is off the grid'],
      [
        isStyles && UNLAYERED.test(code),
        'Every rule of a style goes through componentStyle() or componentRule(), which put it in a layer',
      ],
      [
        KIT_MARKUP.test(file) && UNTYPED_BUTTON.test(code),
        'A button has a type: without one it submits the form around it',
      ],
    ];
    return broken.flatMap(([isBroken, sentence]) => (isBroken ? [`${sentence}: ${file}`] : []));
  });

const PROPS = /^export interface (\w+Props)\b[^{]*\{\n([^]*?)^\}/gm;
const ENTRY = /^packages\/ui\/src\/(?:\w+\/)?index\.ts$/;
const PROP = /^ {2}(?:readonly )?'?([\w-]+)'?\??[:(]/;

/** The documentation of a component shows what its props say of themselves. */
export const propsAreDocumented: Rule = (sources) => {
  const entries = [...sources].flatMap(([file, text]) => (ENTRY.test(file) ? [text] : [])).join('\n');
  const isPublic = (type: string) => new RegExp(`\\b${type}\\b`).test(entries);
  return [...sources].flatMap(([file, text]) => {
    const found = file.startsWith('packages/ui/src/') ? [...text.matchAll(PROPS)] : [];
    return found.flatMap(([, type = '', body = '']) => {
      const lines = body.split('\n');
      return lines.flatMap((line, index) => {
        const [, name] = PROP.exec(line) ?? [];
        const isDocumented = lines[index - 1]?.trimEnd().endsWith('*/') ?? false;
        return name && !isDocumented && isPublic(type) ? [`Document each prop: ${name} in ${file}`] : [];
      });
    });
  });
};
