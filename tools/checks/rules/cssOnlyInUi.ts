import { importsOf } from './importsOf.ts';
import type { Rule } from './Sources.ts';

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
