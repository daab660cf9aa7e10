import { consoleScreens, type PrefetchServices } from '../consoleScreens.ts';
import { readParams } from '../readParams.ts';
import type { ScreenMatch } from '../screenAt.ts';
import { isOffered, type ScreenName, type ScreenParams } from '../screens.ts';

interface Target<Name extends ScreenName> {
  name: Name;
  id: string;
  params: ScreenParams<Name>;
}

const prefetch = <Name extends ScreenName>({ name, ...target }: Target<Name>, services: PrefetchServices) =>
  consoleScreens[name].prefetch?.({ ...services, ...target });

export const prefetchScreenData = (
  { name, id }: ScreenMatch,
  search: string,
  services: PrefetchServices,
): void => {
  const params = readParams(name, new URLSearchParams(search));
  if (isOffered(name, services.offers)) prefetch({ name, id, params }, services);
};
