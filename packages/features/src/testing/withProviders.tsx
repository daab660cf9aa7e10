import { createApiClient } from '@planner/api-client';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Announcements } from '../shared/announce/Announcements.tsx';
import { AppProviders, createQueryClient } from '../shared/app/AppProviders.tsx';
import {
  type Announced,
  type Right,
  type Rights,
  rightsOf,
  RightsContext,
  useRights,
} from '../shared/session/rights.ts';

/** Server time in milliseconds since 1970; a day after the newest date of the fixtures. */
export const STORY_NOW = Date.parse('2026-11-15T12:00:00.000Z');

const serverNow = () => STORY_NOW;

const createStoryApp = () => {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  return { client: createApiClient(), queryClient };
};

/** A new cache per story, and no retries. */
const StoryProviders = ({ children }: { children: ReactNode }) => {
  const [app] = useState(createStoryApp);
  return (
    <AppProviders {...app} serverNow={serverNow}>
      <Announcements>{children}</Announcements>
    </AppProviders>
  );
};

/** Gives a story the API client, a cache of its own and the server's time. */
export const withProviders: Decorator = (Story) => (
  <StoryProviders>
    <Story />
  </StoryProviders>
);

/** As for an account to which the server refuses operations. */
export const refusing = (...operations: readonly Right[]): Decorator =>
  function Refusing(Story) {
    const { offers } = useRights();
    const rights = rightsOf([], operations);
    return (
      <RightsContext
        value={{
          ...rights,
          offers: (extra) => offers(extra) && !operations.some((right) => right === extra),
        }}
      >
        <Story />
      </RightsContext>
    );
  };

const withExtras =
  (extras: Parameters<typeof rightsOf>[0]): Decorator =>
  (Story) => (
    <RightsContext value={rightsOf(extras, [])}>
      <Story />
    </RightsContext>
  );

/** As on a server without some extras, or with all. */
export const lacking = (...extras: readonly Announced[]): Decorator =>
  withExtras({ includes: (extra) => !extras.some((lacked) => lacked === extra) });

/** As where the company has a time zone. */
export const inTimeZone =
  (timeZone: string): Decorator =>
  (Story) => (
    <RightsContext value={rightsOf({ includes: () => true }, [], { timeZone })}>
      <Story />
    </RightsContext>
  );

/** As on a server with further legal texts. */
export const withLegalTexts =
  (...legalTexts: Rights['legalTexts']): Decorator =>
  (Story) => (
    <RightsContext value={rightsOf({ includes: () => true }, [], { legalTexts })}>
      <Story />
    </RightsContext>
  );

/** As on a server with the core of the contract only. */
export const onPlainServer = withExtras([]);
