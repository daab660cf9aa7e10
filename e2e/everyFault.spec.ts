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

/** What a browser or the way to the server can do to us, and where it is proven that the console stands it. */
const PROOFS: Record<string, readonly Proof[]> = {
  'B1 the API is down': [
    faults('typed text stays, and it works again afterwards'),
    faults('the list keeps its rows, the session lives on'),
    faults('a form keeps what was typed while the API is away'),
  ],
  'B2 a server fault': [
    faults('an error without a word'),
    story('features/src/users/EditUser', 'ServerFault'),
  ],
  'B3 a gateway’s page': [faults('a proxy’s page'), story('features/src/users/AddUser', 'GatewayPage')],
  'B4 a page that says 200': [faults('a page that says 200')],
  'B5 half a JSON, or nothing': [faults('half a JSON'), faults('nothing at all')],
  'B6 another shape': [faults('a list of null'), ['packages/api-client/src/failures.test.ts', 'malformed']],
  'B7 half a minute': [
    here('a slow save says that it is still at it, is sent once, and is done when it is'),
    here('a slow list says so, and leaving it gives the request up'),
    here('a slow save can be given up: nothing that was typed is lost, and it can be sent again'),
    here('can be given up, and tried again'),
    here('a slow sign-in says so, can be given up, and works then'),
    ['docs/operations.md', '## How long things may take'],
  ],
  'B8 answers out of order': [faults('a late answer never replaces a newer one')],
  'B9 the session ends in three tabs': [
    again('several refused requests open one dialog, in every tab, and one sign-in serves them all'),
    again('is sent once more after signing in over the page'),
  ],
  'B10 a role is taken away': [here('is told so at the next request, and has a way out')],
  'B11 two people save': [users('somebody else has saved meanwhile')],
  'B12 fields are refused': [users('bad input is named at its field')],
  'B13 too many attempts': [
    story('features/src/auth/Login', 'TooManyAttempts'),
    story('features/src/auth/SignInAgain', 'TooManyAttempts'),
  ],
  'B14 pressed twice': [
    users('pressing twice adds once'),
    ['e2e/financeCategories.spec.ts', 'an addition whose answer got lost is made once'],
    ['e2e/iconCategories.spec.ts', 'an addition whose answer got lost is made once'],
  ],
  'B15 offline and back': [here('offline a save is refused and keeps what was typed')],
  'B16 leaving in the middle': [
    ['e2e/unsavedChanges.spec.ts', 'unsaved changes are asked about before they are lost'],
    here('a save that ends after its screen was left does nothing on the next one'),
  ],
  'B17 storage is blocked': [session('blocked storage costs comfort, not function')],
  'B18 storage holds rubbish': [
    session('counts as signed out'),
    session('a made-up administrator sees nothing'),
  ],
  'B19 remembered, but no session': [
    session('a made-up administrator sees nothing and is shown the sign-in'),
  ],
  'B20 a session, but not remembered': [session('a cookie without it is enough')],
  'B21 code is gone after a deploy': [
    faults('after a new version the page fetches itself again, once'),
    faults('code that stays away does not end in a loop'),
    faults('a missing asset is a 404, never the page'),
    here('parts that are gone after a deploy reload the page once, however many'),
    here('nothing is reloaded under unsaved work: it is offered'),
  ],
  'B22 clocks and time zones': [here('nobody has joined in the future, and a birthday is its day')],
  'B23 timers': [
    here('a screen that was left is not left again by its timer'),
    story('ui/src/Banner/Banner', 'TimedWhileRead'),
    story('ui/src/Banner/Banner', 'NewMessage'),
  ],
  'B24 images break': [['e2e/iconCategories.spec.ts', 'a broken icon gives way to the placeholder']],
  'B25 another person in another tab': [
    session('somebody else who signs in in one tab is who is signed in in all'),
    again('a way back is for the person who was there'),
  ],
  'B26 Back after logout': [
    session('ends the session in every tab, and Back shows nothing'),
    ['packages/features/src/auth/createSession.test.ts', 'nothing stays in sight on a page that went away'],
  ],
  'B27 the page is translated': [here('a translated page goes on working')],
  'B28 a screen crashes': [faults('a screen that crashes leaves the layout standing')],
  'B29 400 % zoom and long words': [
    here('at 400 % zoom nothing is wider than the window, on any screen'),
    ['e2e/everyPath.spec.ts', 'is accessible and fits, light and dark, narrow and wide'],
  ],
  'B30 less motion, forced colours, paper': [
    here('with less motion nothing moves'),
    here('in forced colours the focus and the badges still show'),
    here('on paper there is the screen alone'),
    here('a policy prints whole: nothing around it, nothing cut off, dark on white'),
  ],
};

const COUNT = 30;

test('every fault has a proof, and every proof exists', () => {
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
