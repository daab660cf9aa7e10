import { SessionProvider } from '@planner/features/auth';
import { AppProviders } from '@planner/features/shared';
import { LocaleProvider } from '@planner/ui';
import { Entrance } from './Entrance.tsx';
import { Failsafe } from './failures/Failsafe.tsx';
import { locale } from './locale.ts';
import { services } from './services.ts';
import { session } from './session/session.ts';

/** The whole console: the server's data, the session, and the screen that the URL asks for. */
export const App = () => (
  <Failsafe>
    <LocaleProvider locale={locale()}>
      <AppProviders {...services}>
        <SessionProvider session={session}>
          <Entrance />
        </SessionProvider>
      </AppProviders>
    </LocaleProvider>
  </Failsafe>
);
