import type { Offers } from './screens.ts';

/** What the server lets users choose of an export; undefined without the export. @param has true also for what it refuses to the account */
export const exportOffers = (
  has: Offers,
  operation: 'exportUsers' | 'exportSubscriptions' | 'exportActivity',
) =>
  has(operation)
    ? {
        columns: has(`${operation}.columns`),
        separator: has(`${operation}.separator`),
        timeZone: has(`${operation}.timeZone`),
        ...(operation === 'exportUsers' && {
          health: has('exportUsers.health'),
          selected: has('exportSelectedUsers'),
        }),
      }
    : undefined;
