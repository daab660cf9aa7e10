import type { Operation } from '@planner/api-client/operations';

/** States that no story shows, and why. */
export interface CoverageHole {
  /** All by default. */
  readonly outcomes?: readonly string[];
  /** All operations by default: only for what the client or the server guarantees, because new operations inherit it. */
  readonly where?: (operation: Operation, operations: readonly Operation[]) => boolean;
  /** Operations whose stories show these states. */
  readonly except?: readonly Operation['id'][];
  /** A sentence. */
  readonly reason: string;
}

const VERBS = ['list', 'get', 'create', 'update', 'delete'];

/** Operations on items that can be listed, added, edited and deleted: their screens consist of the patterns in `shared`. */
const isOnItems = ({ id, tag }: Operation, operations: readonly Operation[]): boolean =>
  VERBS.some((verb) => id.startsWith(verb)) &&
  VERBS.every((verb) => operations.some((other) => other.tag === tag && other.id.startsWith(verb)));

/** Other operations with such screens. Add a new one only if all reasons for them are true of it. */
const OTHERS: ReadonlySet<string> = new Set<Operation['id']>([
  'logIn',
  'logOut',
  'getSession',
  'requestPasswordReset',
  'checkResetToken',
  'resetPassword',
  'exportUsers',
  'getUserGrowth',
  'getSubscriptionStatuses',
  'getDashboard',
  'getPolicy',
  'savePolicy',
  'listPolicyVersions',
  'getPolicyVersion',
  'listSubscriptions',
  'sendContactMessage',
  'listContactMessages',
  'updateContactMessage',
  'deleteContactMessage',
  'getOwnProfile',
  'updateOwnProfile',
  'changeOwnPassword',
  'listOwnSessions',
  'endOtherSessions',
  'listSecurityEvents',
]);

const usesPatterns: CoverageHole['where'] = (operation, operations) =>
  OTHERS.has(operation.id) || isOnItems(operation, operations);

/**
 * The first that applies counts. `checkCoverage.ts` fails for a state without story and hole, for a hole that a story fills,
 * and for a hole that no operation has.
 */
export const coverageHoles: readonly CoverageHole[] = [
  {
    where: ({ id }) => ['getHealth', 'getReadiness'].includes(id),
    reason: 'Load balancers ask; the console does not.',
  },
  {
    where: ({ id }) => id === 'countUnreadMessages',
    reason: 'The sidebar of the console shows the count, or nothing. Journeys prove it; it has no story.',
  },
  {
    outcomes: ['304'],
    reason: 'Responses must not be stored, so the browser has nothing to revalidate.',
  },
  {
    outcomes: ['loading', 'slow', '400', '503', 'malformed', 'offline'],
    where: ({ id }) => id === 'getIcon',
    reason: 'An image that is not there shows the same placeholder, whatever the reason.',
  },
  {
    outcomes: [
      'loading',
      'slow',
      '400',
      '401',
      '403',
      '404',
      '412',
      '413',
      '415',
      '422',
      '503',
      'malformed',
      'offline',
    ],
    where: ({ tag }) => tag === 'workout-categories',
    reason: 'Habit and workout categories share their screens, whose stories use habit categories.',
  },
  {
    outcomes: ['400'],
    except: ['logIn'],
    reason: 'The client sends only well-formed requests.',
  },
  {
    outcomes: ['413'],
    where: usesPatterns,
    except: ['createHabitCategory', 'savePolicy', 'updateFinanceCategory'],
    reason: 'Only icons and policies can be too large; other fields have a maximum length.',
  },
  {
    outcomes: ['415'],
    reason: 'The client sends the media type of the contract.',
  },
  {
    outcomes: ['401'],
    except: ['logIn', 'getSession', 'getDashboard', 'createFinanceCategory', 'deleteFinanceCategory'],
    reason: 'The sign-in opens over the screen, for all operations in the same way: see SignInAgain.',
  },
  {
    outcomes: ['403'],
    where: usesPatterns,
    except: ['logIn', 'listUsers'],
    reason: 'Administrators may do everything. Screens show the message of the server, as for listUsers.',
  },
  {
    outcomes: ['loading'],
    where: usesPatterns,
    except: [
      'getSession',
      'requestPasswordReset',
      'resetPassword',
      'exportUsers',
      'getDashboard',
      'listUsers',
      'listHabitCategories',
      'createHabitCategory',
      'updateHabitCategory',
      'createFinanceCategory',
      'getFinanceCategory',
      'updateFinanceCategory',
      'updateContactMessage',
      'getOwnProfile',
      'listOwnSessions',
      'listSecurityEvents',
    ],
    reason: 'Lists and forms show it through shared/list and shared/form; views have a story of it.',
  },
  {
    outcomes: ['slow'],
    where: usesPatterns,
    except: ['logIn', 'listUsers', 'createFinanceCategory', 'updateFinanceCategory'],
    reason: 'One notice for all requests offers to cancel: see SlowRequestMonitor.',
  },
  {
    outcomes: ['empty'],
    where: ({ id }) => id === 'getUserGrowth' || id === 'listOwnSessions',
    reason: 'Never empty: the growth has twelve weeks, and the session that asks is in its list.',
  },
  {
    outcomes: ['empty'],
    where: usesPatterns,
    except: ['listUsers', 'listHabitCategories', 'listWorkoutCategories', 'listFinanceCategories'],
    reason: 'The view has a story of it, and its data component passes the list on.',
  },
  {
    outcomes: ['404'],
    where: usesPatterns,
    except: [
      'deleteUser',
      'getFinanceCategory',
      'updateFinanceCategory',
      'deleteFinanceCategory',
      'deleteContactMessage',
      'getIcon',
    ],
    reason: 'Edit screens and lists treat a deleted item in one way: see shared/form and shared/items.',
  },
  {
    outcomes: ['409'],
    where: ({ id }) => id === 'updateUser',
    reason: 'The form to edit a user shows a taken address like the form to add one.',
  },
  {
    outcomes: ['412'],
    where: usesPatterns,
    except: ['updateHabitCategory', 'updateFinanceCategory', 'savePolicy', 'updateOwnProfile'],
    reason: 'Edit screens ask which version to keep: see shared/form.',
  },
  {
    outcomes: ['422'],
    where: usesPatterns,
    except: [
      'logIn',
      'requestPasswordReset',
      'checkResetToken',
      'resetPassword',
      'createHabitCategory',
      'createFinanceCategory',
      'updateFinanceCategory',
      'sendContactMessage',
      'changeOwnPassword',
    ],
    reason: 'Forms place the errors of fields through shared/form; queries are always valid.',
  },
  {
    outcomes: ['503'],
    where: usesPatterns,
    except: [
      'exportUsers',
      'getUserGrowth',
      'getSubscriptionStatuses',
      'getDashboard',
      'deleteFinanceCategory',
      'getPolicy',
      'listPolicyVersions',
      'deleteContactMessage',
    ],
    reason: 'Screens show it like other failures, with the message of the server and a way to retry.',
  },
  {
    outcomes: ['malformed'],
    where: usesPatterns,
    except: [
      'logIn',
      'getUserGrowth',
      'getSubscriptionStatuses',
      'getDashboard',
      'listUsers',
      'deleteUser',
      'listFinanceCategories',
      'getFinanceCategory',
      'updateFinanceCategory',
      'getPolicy',
      'listPolicyVersions',
    ],
    reason: 'The client turns it into the same failure for all operations.',
  },
  {
    outcomes: ['offline'],
    where: usesPatterns,
    except: [
      'logIn',
      'logOut',
      'requestPasswordReset',
      'exportUsers',
      'getDashboard',
      'listUsers',
      'updateFinanceCategory',
      'deleteFinanceCategory',
      'savePolicy',
      'getPolicyVersion',
      'listSubscriptions',
      'sendContactMessage',
      'listContactMessages',
      'updateContactMessage',
      'listOwnSessions',
      'endOtherSessions',
    ],
    reason: 'The client turns it into the same failure for all operations.',
  },
];
