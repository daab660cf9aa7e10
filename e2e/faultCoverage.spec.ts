import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

type Proof = readonly [file: string, title: string];

const here = (title: string): Proof => ['e2e/browserFaults.spec.ts', title];
const faults = (title: string): Proof => ['e2e/faults.spec.ts', title];
const users = (title: string): Proof => ['e2e/users.spec.ts', title];
const session = (title: string): Proof => ['e2e/session.spec.ts', title];
const again = (title: string): Proof => ['e2e/signInAgain.spec.ts', title];
const story = (file: string, name: string): Proof => [
  `packages/${file}.stories.tsx`,
  `export const ${name} =`,
];

/** Faults of browser, network and server, each with the tests that prove the console handles it. */
const PROOFS: Record<string, readonly Proof[]> = {
  'B1 the API is down': [
    faults('the sign-in reports it within a second, keeps the input, and works once the API is back'),
    faults('the server restarts: the list keeps its rows and the session survives'),
    faults('a form keeps its input while the API is down'),
    ['e2e/outages.spec.ts', 'heals after the server was stopped under it'],
    ['e2e/outages.spec.ts', 'opens by itself after the server was stopped before it'],
  ],
  'B2 a server error': [
    faults('an error without a message'),
    story('features/src/users/EditUser', 'SaveFailed'),
  ],
  'B3 a gateway’s error page': [
    faults('a proxy error page'),
    story('features/src/shared/form/EditScreen', 'GatewayPage'),
  ],
  'B4 a captive portal': [faults('a captive portal page')],
  'B5 a truncated or empty body': [faults('truncated JSON'), faults('an empty body')],
  'B6 a wrong shape': [
    faults('null instead of the list'),
    ['packages/api-client/src/toApiError.test.ts', 'malformed'],
  ],
  'B7 a slow API': [
    here('a slow save shows a notice, is sent once and completes'),
    here('a slow list shows a notice, and leaving the page aborts the request'),
    here('a slow save can be cancelled and sent again, and the input stays'),
    here('can be cancelled and retried'),
    here('a slow sign-in shows a notice, can be cancelled and then succeeds'),
    ['docs/operations.md', '## Timeouts'],
  ],
  'B8 responses out of order': [faults('a late response never replaces a newer one')],
  'B9 the session expires in three tabs': [
    again('several 401s open one dialog in every tab, and one sign-in resumes them all'),
    again('a save that finds the session expired is retried after signing in over the page'),
  ],
  'B10 the role is removed': [here('sees the reason at the next request, and can sign out')],
  'B11 a save conflict': [users('a conflicting save overwrites nothing silently')],
  'B12 invalid fields': [users('invalid input is reported at its field')],
  'B13 too many attempts': [
    story('features/src/auth/Login', 'TooManyAttempts'),
    story('features/src/auth/SignInAgain', 'TooManyAttempts'),
  ],
  'B14 a double click': [
    users('a double click adds one user'),
    ['e2e/financeCategories.spec.ts', 'retrying an addition after a lost response creates one category'],
    ['e2e/iconCategories.spec.ts', 'retrying an addition after a lost response creates one category'],
  ],
  'B15 offline and back': [here('offline, a save fails and keeps the input')],
  'B16 leaving with unsaved work': [
    ['e2e/unsavedChanges.spec.ts', 'unsaved changes are never lost without confirmation'],
    here('a save that completes after its screen was left does not affect the next screen'),
  ],
  'B17 storage is blocked': [session('blocked storage costs convenience, not function')],
  'B18 storage holds invalid data': [
    session('counts as signed out'),
    session('a forged administrator sees nothing'),
  ],
  'B19 a stored user without a session': [
    session('a forged administrator sees nothing and gets the sign-in page'),
  ],
  'B20 a session without a stored user': [session('is not needed when the cookie is valid')],
  'B21 chunks missing after a deploy': [
    faults('after a deploy the page reloads itself once'),
    faults('missing code does not cause a reload loop'),
    faults('a missing asset is a 404, never the page'),
    faults('the page shows a load error and offers to reload'),
    here('several chunks missing after a deploy reload the page once'),
    here('code that a deploy removed while it was loaded ahead is fetched again when it is needed'),
    here('unsaved work is never reloaded; the page offers a reload'),
  ],
  'B22 clocks and time zones': [here('no user joined in the future and a birthday keeps its date')],
  'B23 timers': [
    here('a redirect timer does not fire after the user has left the screen'),
    story('ui/src/Banner/Banner', 'TimedWhileRead'),
    story('ui/src/Banner/Banner', 'NewMessage'),
  ],
  'B24 broken images': [['e2e/iconCategories.spec.ts', 'a placeholder replaces a broken icon']],
  'B25 a different user in another tab': [
    session('a different user who signs in in one tab is signed in in all tabs'),
    again('the return path applies only to the same user'),
  ],
  'B26 Back after logout': [
    session('ends the session in every tab, and Back shows nothing'),
    [
      'packages/features/src/auth/session/createSession.test.ts',
      'a restored page whose session has ended shows nothing',
    ],
  ],
  'B27 the page is translated': [here('a translated page keeps working')],
  'B28 a screen crashes': [faults('a screen that crashes leaves the layout intact')],
  'B29 400% zoom and long words': [
    [
      'e2e/everyPath.spec.ts',
      'is accessible and fits in both themes, both widths, and at 400% zoom in both directions',
    ],
  ],
  'B30 reduced motion, forced colors, print': [
    here('with reduced motion nothing animates'),
    here('in forced colors, focus and badges stay visible'),
    here('printing omits the navigation and the top bar'),
    here('a policy prints in full, without page chrome, dark on white'),
  ],
};

const COUNT = 30;

test('every fault has a test, and every test exists', () => {
  const ids = Object.keys(PROOFS).map((name) => name.split(' ')[0]);
  expect(ids).toEqual(Array.from({ length: COUNT }, (_, index) => `B${index + 1}`));
  for (const [name, proofs] of Object.entries(PROOFS)) {
    expect(proofs.length, name).toBeGreaterThan(0);
    for (const [file, title] of proofs) {
      const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      expect(source.includes(title), `${name}: ${file} has “${title}”`).toBe(true);
    }
  }
});
