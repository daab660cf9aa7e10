import type { Rule } from './Sources.ts';

/** Lines of a route file, as DESIGN gives them. */
const ROUTE_MAX_LINES = 40;

/** A route reads the URL, renders one feature and maps its callbacks to paths; more belongs into the feature. */
export const thinRoutes: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    if (!/^apps\/console\/src\/routes\/[^/]+\.tsx$/.test(file)) return [];
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(lines > ROUTE_MAX_LINES ? [`${file}: ${lines} lines; a route has at most ${ROUTE_MAX_LINES}`] : []),
      ...(/['"`]\/(dashboard|users|habits|workouts|finances|legal|subscriptions|settings|contact)/.test(text)
        ? [`${file}: spells a URL; all URLs are built in paths.ts`]
        : []),
    ];
  });
