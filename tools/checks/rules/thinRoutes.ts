import type { Rule } from './Sources.ts';

const ROUTE_MAX_LINES = 40;
/** A string that starts with a slash. */
const URL_LITERAL = /(['"`])\/(?:\1|[\w:$])/;

/** A route reads the URL, renders one feature and maps its callbacks to paths; anything else belongs in the feature. */
export const thinRoutes: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    if (!/^apps\/console\/src\/routes\/[^/]+\.tsx$/.test(file)) return [];
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(lines > ROUTE_MAX_LINES ? [`${file}: ${lines} lines; a route has at most ${ROUTE_MAX_LINES}`] : []),
      ...(URL_LITERAL.test(text)
        ? [`${file}: spells a URL; screens.ts has all URLs and paths.ts builds them`]
        : []),
    ];
  });
