import path from 'node:path';
import type { Mutant } from './Mutant.ts';

/** In a folder. The test is in the same one, by default the stories of the file. */
const inside =
  (folder: string) =>
  (file: string, test = path.basename(file).replace(/\.tsx?$/, '.stories.tsx')) =>
  (find: string, replace: string, name = ''): Mutant => ({
    file: `${folder}/${file}`,
    find,
    replace,
    test: path.posix.join(folder, path.dirname(file), test),
    name,
  });

const ui = inside('packages/ui/src');
const features = inside('packages/features/src');
const console = inside('apps/console/src');
const client = inside('packages/api-client/src');

const copyButton = ui('CopyButton/CopyButton.tsx');
const partsField = ui('DateField/PartsField.tsx', 'DateField.stories.tsx');
const pagination = ui('Pagination/Pagination.tsx');
const pageWindow = ui('Pagination/pageWindow.ts', 'pageWindow.test.ts');
const toast = ui('Toast/Toast.tsx');
const format = ui('format/format.ts', 'format.test.ts');
const formatTimes = ui('format/formatTimes.ts', 'format.test.ts');
const imageField = ui('ImageField/inspectImage.ts', 'ImageField.stories.tsx');
const pageKeys = ui('keyboard/usePageKeys.ts', '../../../features/src/commands/PageKeys.stories.tsx');

const subscriptions = features('subscriptions/Subscriptions.tsx');
const subscriptionsView = features('subscriptions/SubscriptionsView.tsx');
const subscriptionColumns = features(
  'subscriptions/subscriptionColumns.tsx',
  'SubscriptionsView.stories.tsx',
);
const statuses = features('shared/format/subscriptionStatus.ts', '../../dashboard/DashboardView.stories.tsx');
const userOrder = features('users/userOrder.ts', 'userOrder.test.ts');
const userFields = features('users/userFields.tsx', 'AddUserView.stories.tsx');
const restrictions = features('users/person/RestrictionsView.tsx');
const paletteView = features('commands/PaletteView.tsx');
const replyHref = features('shared/format/replyHref.ts', '../../inbox/OpenMessageView.stories.tsx');
const recoveryCodes = features('settings/factors/RecoveryCodes.tsx', 'AddFactorView.stories.tsx');
const exportSettings = features('shared/export/exportSettings.ts', 'exportSettings.test.ts');
const tokensView = features('tokens/TokensView.tsx');
const slowNotice = features('shared/query/SlowRequestNotice.tsx', 'SlowRequestMonitor.stories.tsx');

const screens = console('screens.ts', 'paths.test.ts');
const navigation = console('shell/navigation.ts', 'navigation.test.ts');
const commands = console('shell/navigation.ts', 'screenCommands.test.ts');

/** What a person would see of a plausible slip in the kit, the features, the console or its client. */
export const CONSOLE_MUTANTS: readonly Mutant[] = [
  // What leaves the page: clipboard, files, mails, windows.
  copyButton('copyText(text)', 'copyText(label)', 'Copied'),
  subscriptionColumns('text={children}', 'text={label}', 'Copies'),
  tokensView('<CopyButton text={token}', '<CopyButton text={name}', 'Copies'),
  recoveryCodes('<CopyButton text={text}', '<CopyButton text={codes[0] ?? text}', 'KeepsTheCodes'),
  recoveryCodes("'recovery-codes'", "'codes'", 'KeepsTheCodes'),
  features('settings/factors/AddFactorView.tsx')('text={app.secret}', 'text={app.uri}', 'CopiesTheKey'),
  features('activity/activityColumns.tsx', 'ActivityView.stories.tsx')(
    'text={entry.requestId} label',
    'text={entry.id} label',
    'Copies',
  ),
  features('users/person/PersonView.tsx')('text={email} label', "text='' label", 'Copies'),
  features('users/person/PersonSubscriptionView.tsx')(
    'text={originalTransactionId}',
    'text={status}',
    'Copies',
  ),
  features('users/person/AccountView.tsx')('text={id} label', "text='' label", 'Copies'),
  features('users/person/mutations.ts', 'Person.stories.tsx')(
    '`${email}.json`',
    '`${id}.json`',
    'ExportsData',
  ),
  partsField("'text/plain', value ===", "'text/html', value ===", 'Keyboard'),
  features('shared/export/saveFile.ts', 'ExportList.stories.tsx')(
    'link.download = name;',
    '',
    'ExportsAsChosen',
  ),
  replyHref('message.email.split', "'support@example.org'.split", 'Operated'),
  replyHref('`Re: ${', '`${', 'Operated'),
  features('users/person/PersonView.tsx')('`mailto:${email}`', '`tel:${email}`', 'Ready'),
  ui('Link/Link.tsx')("target: '_blank', ", '', 'HandledByBrowser'),
  ui('PreviewFrame/PreviewFrame.tsx')('window.open(link.href', 'window.open(location.href', 'Links'),
  features('users/useUserExport.ts', 'Users.stories.tsx')(
    "...(importId ? ['imported'] : []),",
    '',
    'ExportsAnImport',
  ),
  features('contact/ContactView.tsx')(' autoComplete="tel"', '', 'Default'),
  features('auth/LoginForm.tsx', 'LoginView.stories.tsx')(' autoComplete="username webauthn"', '', 'Default'),
  console('routes/subjectHrefs.ts', '../paths.test.ts')(
    'habit: paths.editHabitCategory',
    'habit: paths.editWorkoutCategory',
    'what an entry of the activity leads to',
  ),

  // Options and filters that a list drives.
  userOrder("'-email', ", ''),
  userOrder('current === `-${columnId}`', 'current === columnId'),
  userOrder("startsWith('-') ? 'descending' : 'ascending'", "startsWith('-') ? 'ascending' : 'descending'"),
  userOrder("direction === 'descending' ? '-' : ''", "direction === 'descending' ? '' : '-'"),
  userOrder("label: 'Administrators'", "label: 'Users'"),
  subscriptionsView(
    "sort === 'expires' ? 'ascending'",
    "sort === '-expires' ? 'ascending'",
    'SortedAndFiltered',
  ),
  subscriptionsView("sort: 'expires' as const", "sort: '-expires' as const", 'ChoosesFiltersAndOrder'),
  subscriptionsView("value: '7', label", "value: '8', label", 'ChoosesFiltersAndOrder'),
  statuses("BILLING_PROBLEMS = 'ERROR,GRACE_PERIOD'", "BILLING_PROBLEMS = 'ERROR'"),
  subscriptions("params.sort === '-expires' ? -1 : 1", '1', 'ServerWithoutPages'),
  features('inbox/MessagesView.tsx')("|| value === 'mine'", ''),
  tokensView("{ value: '365', label", "{ value: '364', label"),
  features('settings/Appearance.tsx')("value: 'system', label", "value: 'light', label"),
  paletteView("title: 'Go to'", "title: 'Actions'"),
  paletteView('SHOWN_USERS = 5', 'SHOWN_USERS = 6', 'UsersFound'),
  commands('icon: sidebar.icon, description: sidebar.group', 'icon: sidebar.icon, description: label'),
  navigation('`${unanswered} unanswered`', '`${unanswered} answered`'),
  screens("'email', '-email', 'role'", "'email', 'role'"),
  screens('(undefined, 7, 30)', '(undefined, 8, 30)'),
  screens('(undefined, 25, 50, 100)', '(undefined, 25, 50)', 'rows per page'),
  features('shared/list/usePagedList.ts', '../../subscriptions/SubscriptionsView.stories.tsx')(
    '[10, 25, 50, 100]',
    '[10, 25, 50]',
    'ChoosesRowsPerPage',
  ),
  ui('ComboBox/ComboBoxControl.tsx', 'ComboBox.stories.tsx')(
    'SHOWN_OF_MORE = 50',
    'SHOWN_OF_MORE = 500',
    'ManyOptions',
  ),
  ui('ComboBox/MultiSelect.tsx')("{ ...attributes, 'aria-required': required }", 'attributes', 'Invalid'),
  ui('CommandPalette/CommandPaletteModal.tsx', 'CommandPalette.stories.tsx')(
    'command.staysOpen || onOpenChange',
    'onOpenChange',
    'StaysOpen',
  ),

  // Waiting times.
  copyButton('RESULT_MS = 2000', 'RESULT_MS = 20_000', 'Copied'),
  toast('TIMEOUT_MS = 3000', 'TIMEOUT_MS = 300', 'Default'),
  toast('ACTION_TIMEOUT_MS = 10_000', 'ACTION_TIMEOUT_MS = 3000', 'Action'),
  slowNotice('SLOW_MS = 8000', 'SLOW_MS = 80_000', 'Slow'),
  features('auth/ResetPasswordView.tsx')('DONE_MS = 2000', 'DONE_MS = 20_000', 'Done'),
  features('auth/ForgotPasswordView.tsx')('DONE_MS = 3000', 'DONE_MS = 30_000', 'Sent'),
  features('categories/useSaveIcons.ts', 'AddIconCategory.stories.tsx')(
    'REDIRECT_MS = 1500',
    'REDIRECT_MS = 15',
    'Created',
  ),
  features('shared/query/FormMessage.tsx', '../form/EditScreen.stories.tsx')(
    'MESSAGE_MS = 3000',
    'MESSAGE_MS = 30_000',
    'ServerFault',
  ),
  features('auth/session/idle.ts', 'createSession.test.ts')('minutes * MINUTE_MS', 'minutes * 1000'),

  // Edges of ranges, counts and plurals.
  subscriptions(
    'now + params.endsWithin * DAY_MS',
    'now + (params.endsWithin + 1) * DAY_MS',
    'ServerWithoutPages',
  ),
  subscriptions('DEFAULT_SIZE = 10', 'DEFAULT_SIZE = 11', 'ServerWithoutPages'),
  partsField('value > (maxValue || value)', 'value > value', 'TooLate'),
  partsField('max={maxValue}', '', 'TooLate'),
  partsField('min={minValue}', '', 'OutOfRange'),
  features('activity/PeriodFilter.tsx', 'Activity.stories.tsx')(
    'date - 6',
    'date - 7',
    'ChoosesGroupsAndPeriod',
  ),
  features('activity/MoreFilters.tsx', 'ActivityView.stories.tsx')('end: to }', "end: '' }"),
  userFields("EARLIEST_BIRTH = '1900-01-01'", "EARLIEST_BIRTH = '1800-01-01'"),
  userFields('now + 14 * 3_600_000', 'now + 48 * 3_600_000'),
  restrictions('end > dayOf(now)', 'end >= dayOf(now)', 'Until'),
  restrictions('minValue={dayOf(now + DAY_MS)}', 'minValue={dayOf(now)}', 'Until'),
  pagination('Math.min(Math.max(1, props.currentPage), totalPages)', 'props.currentPage'),
  pageWindow('first > 2 ?', 'first > 1 ?'),
  imageField('file.size > limits.maxBytes', 'file.size >= limits.maxBytes', 'AtTheLimits'),
  imageField('height) > limits.maxPixels', 'height) >= limits.maxPixels', 'AtTheLimits'),
  ui('Sidebar/SidebarLink.tsx', 'Sidebar.stories.tsx')('MAX_COUNT = 99', 'MAX_COUNT = 999', 'WithCount'),
  exportSettings('rows <= MAX_WORKBOOK_ROWS', 'rows < MAX_WORKBOOK_ROWS'),
  features('inbox/messageColumns.tsx', 'MessagesView.stories.tsx')(
    'MAX_EXCERPT_CHARACTERS = 120',
    'MAX_EXCERPT_CHARACTERS = 1200',
    'Ready',
  ),
  features('users/bulk/BulkUsersView.tsx')('MAX_NAMES = 5', 'MAX_NAMES = 6', 'AskingToDelete'),
  features('shared/tasks/taskTexts.ts', 'taskTexts.test.ts')('failed > 0 && `', 'failed > 1 && `'),
  format('value === 1 ? noun', 'value <= 1 ? noun'),
  formatTimes("timeStyle: 'short'", "timeStyle: 'medium'"),
  ui('DateRangeField/DateRangeField.tsx')('end < start;', 'end <= start;', 'OneDay'),
  ui('field/TextEntryField.tsx', '../TextField/TextField.stories.tsx')(
    'left < 0 ? words.over',
    'left <= 0 ? words.over',
    'WithCharacterLimit',
  ),
  features('shared/list/ListTable.tsx', '../../subscriptions/SubscriptionsView.stories.tsx')(
    'page.total > DEFAULT_SIZE',
    'page.total >= DEFAULT_SIZE',
    'OneWholePage',
  ),
  features('shared/tasks/TaskProgressView.tsx')(
    'props.canUndo && done > 0',
    'props.canUndo',
    'StoppedAtOnce',
  ),
  features('inbox/SenderView.tsx')("status === 'EXPIRED' ? 'ended' : 'ends'", "'ends'", 'Default'),
  client('retryWhenBusy.ts', 'retryWhenBusy.test.ts')('seconds > maxWaitS', 'seconds >= maxWaitS'),
  client('operations/receiveCsv.ts', '../createApiClient.test.ts')(
    'Math.max(0, lines - 1)',
    'lines',
    'an export says how many rows have come',
  ),

  // Other rows, other people's rights, what was there before.
  features('users/DeletedUsersView.tsx')(
    'isPending={activityId === restoringId}',
    'isPending={restoringId !== undefined}',
    'Restoring',
  ),
  features('shared/session/SessionList.tsx', '../../settings/OwnSessionsView.stories.tsx')(
    'isPending={ending === id}',
    'isPending={ending !== undefined}',
    'EndingOne',
  ),
  features('inbox/OpenMessage.tsx')(
    'isOfThis && variables.isRead',
    'variables.isRead',
    'PendingStaysWithItsMessage',
  ),
  features('users/person/PersonMessagesView.tsx')(
    'unanswered[0] ?? messages[0]',
    'messages[0]',
    'NewestIsAnswered',
  ),
  features('users/person/AccountView.tsx')(
    "!can('deleteUser', role)",
    "!can('deleteUser')",
    'ActionsOnAnAdministrator',
  ),
  restrictions("suspended?.until ? dayOf(Date.parse(suspended.until)) : ''", "''", 'Prolonged'),
  features('shared/form/ConflictBanner.tsx')("['Before', 'Now']", "['Now', 'Before']", 'Default'),

  // Keys.
  pageKeys('j: () => focusRow(),', 'j: () => focusRow(-1),', 'Rows'),
  ui('keyboard/useShortcuts.ts', '../../../features/src/commands/PageKeys.stories.tsx')(
    'Mod: control',
    'Mod: alt',
    'List',
  ),
  ui('Menu/Menu.tsx')("ArrowUp: 'last'", "ArrowUp: 'first'", 'Keyboard'),
  ui('SearchField/SearchField.tsx')("'Escape' && value !== ''", "'Escape'", 'Keyboard'),
  ui('Dialog/DialogModal.tsx', 'Dialog.stories.tsx')(
    ' || (target instanceof Element && target.matches(TYPED_INTO))',
    '',
    'StepKeysInAField',
  ),
];
