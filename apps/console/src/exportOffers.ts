import type { Offers } from './screens.ts';

/** What the server lets users choose of an export; undefined without the export. */
export const exportOffers = (
  offers: Offers,
  operation: 'exportUsers' | 'exportSubscriptions' | 'exportActivity',
) =>
  offers(operation)
    ? {
        columns: offers(`${operation}.columns`),
        separator: offers(`${operation}.separator`),
        timeZone: offers(`${operation}.timeZone`),
        ...(operation === 'exportUsers' && {
          health: offers('exportUsers.health'),
          selected: offers('exportSelectedUsers'),
        }),
      }
    : undefined;
