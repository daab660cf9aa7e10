import { screenNames, screens } from '@planner/console/screens';

/** Other names of components, by which Storybook's search finds their pages. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  'Actions/HoverCard': ['preview', 'hover', 'popover'],
  'Actions/Link': ['anchor', 'hyperlink'],
  'Actions/LinkButton': ['anchor', 'call to action'],
  'Actions/Menu': [
    'dropdown',
    'context menu',
    'popup',
    'kebab',
    'overflow',
    'actions menu',
    'submenu',
    'nested menu',
  ],
  'Actions/Pressable': ['trigger', 'foreign button', 'as child', 'slot'],
  'Actions/Tooltip': ['hint', 'title', 'hover'],
  'Actions/Unavailable': ['disabled', 'greyed out', 'not allowed', 'permission'],
  'Data/Avatar': ['profile picture', 'initials'],
  'Data/Badge': ['tag', 'chip', 'label', 'pill', 'status'],
  'Data/BarChart': ['graph', 'histogram', 'diagram', 'plot'],
  'Data/Comparison': ['diff', 'versions', 'conflict', 'before and after'],
  'Data/DataGrid': ['virtual', 'virtualized', 'windowing', 'column resize', 'infinite rows', 'spreadsheet'],
  'Data/Disclosure': ['accordion', 'collapse', 'expander', 'details'],
  'Data/Pagination': ['pager', 'paging', 'page numbers'],
  'Data/QrCode': ['barcode', '2d code', 'scan'],
  'Data/StatCard': ['kpi', 'metric', 'figure', 'number'],
  'Data/TagGroup': ['chips', 'labels', 'tokens', 'pills'],
  'Data/Tabs': ['tab bar', 'tab panel', 'views'],
  'Data/Tree': ['tree view', 'hierarchy', 'folders', 'nested'],
  'Data/Table': ['data grid', 'datagrid', 'rows', 'spreadsheet'],
  'Feedback/AlertDialog': ['confirm', 'confirmation', 'modal', 'prompt', 'delete'],
  'Feedback/Banner': ['alert', 'message', 'notice', 'callout', 'inline notification', 'toast'],
  'Feedback/Dialog': ['modal', 'popup', 'overlay', 'window', 'lightbox'],
  'Feedback/Drawer': ['side panel', 'sheet', 'slide over', 'sidebar', 'details'],
  'Feedback/EmptyState': ['no data', 'no results', 'blank slate', 'zero state'],
  'Feedback/ErrorState': ['failure', 'retry', 'could not load'],
  'Feedback/Popover': ['flyout', 'popup', 'dropdown'],
  'Feedback/Skeleton': ['placeholder', 'loading', 'shimmer'],
  'Feedback/Spinner': ['loader', 'loading', 'busy', 'activity indicator'],
  'Feedback/Stepper': ['wizard', 'steps', 'progress tracker'],
  'Feedback/Toast': ['snackbar', 'notification', 'alert', 'flash message', 'undo'],
  'Forms/Checkbox': ['check box', 'tick box', 'boolean', 'yes or no', 'consent'],
  'Forms/CheckboxGroup': ['checkbox', 'check box', 'multiple choice', 'tick box'],
  'Forms/ColorField': ['colour picker', 'color picker', 'hex'],
  'Forms/ComboBox': ['autocomplete', 'typeahead', 'searchable select', 'dropdown', 'async select'],
  'Forms/DateField': ['calendar', 'date picker', 'datepicker', 'birthday'],
  'Forms/DateRangeField': ['period', 'date range picker', 'from to', 'calendar'],
  'Forms/Dropzone': ['upload', 'files', 'drag and drop', 'attachment', 'file picker'],
  'Forms/HtmlEditor': ['source', 'code editor', 'codemirror', 'syntax highlighting'],
  'Forms/ImageField': ['upload', 'file', 'dropzone', 'attachment', 'picture'],
  'Forms/MultiSelect': ['multiselect', 'tags input', 'token input', 'multiple choice'],
  'Forms/NumberField': ['stepper', 'spinner', 'quantity', 'amount', 'currency'],
  'Forms/PinField': ['otp', 'one-time code', 'two-factor', 'verification code', 'pin input'],
  'Forms/RadioGroup': ['radio button', 'option', 'single choice'],
  'Forms/RichTextEditor': ['wysiwyg', 'html editor', 'tiptap', 'markdown'],
  'Forms/SegmentedControl': ['radio', 'radio group', 'toggle group', 'tabs'],
  'Forms/Select': ['dropdown', 'combobox', 'picker', 'listbox', 'choice'],
  'Forms/Slider': ['range', 'track', 'volume'],
  'Forms/Switch': ['toggle', 'on off'],
  'Forms/TextField': ['input', 'text box', 'number'],
  'Forms/TimeField': ['clock', 'time picker', 'hours', 'minutes'],
  'Foundations/Colors': ['tokens', 'palette', 'themes'],
  'Foundations/Icon': ['symbols', 'svg', 'glyph'],
  'Foundations/LocaleProvider': ['language', 'translation', 'i18n', 'l10n'],
  'Guide/Coverage': ['states', 'tests', 'what is tested'],
  'Guide/How to review': ['visual regression', 'screenshots', 'pictures', 'chromatic'],
  'Guide/Install': ['setup', 'getting started', 'next.js', 'webpack', 'ssr'],
  'Guide/Right to left': ['rtl', 'bidi', 'arabic', 'hebrew', 'language', 'translation', 'i18n'],
  'Guide/Migration': ['material ui', 'mui', 'mantine', 'chakra', 'bootstrap', 'upgrade'],
  'Guide/Server rendering': ['ssr', 'next.js', 'hydration', 'server components'],
  'Guide/Sizes': ['bundle size', 'bytes', 'gzip', 'performance'],
  'Guide/Theming': ['tokens', 'css variables', 'brand', 'dark mode', 'white label'],
  'Layout/Divider': ['separator', 'rule', 'line', 'hr'],
  'Layout/PreviewFrame': ['iframe', 'device', 'embed'],
  'Layout/Stack': ['column', 'vertical', 'spacing'],
  'Layout/Workspace': ['full screen', 'maximize', 'split view', 'distraction free'],
  'Guide/Screens': screenNames.flatMap((name) => [screens[name].path, screens[name].title]),
  'Shell/AuthLayout': ['login', 'sign in', 'log in page'],
  'Shell/AppShell': ['layout', 'frame', 'drawer', 'page'],
  'Shell/Breadcrumbs': ['path', 'trail', 'hierarchy'],
  'Shell/CommandPalette': ['quick search', 'spotlight', 'omnibox', 'shortcuts'],
  'Shell/ScreenError': ['404', '500', 'not found', 'crash', 'error page'],
  'Shell/Sidebar': ['navigation', 'side navigation', 'drawer', 'rail'],
  'Shell/ThemeToggle': ['dark mode', 'light mode', 'appearance'],
  'Shell/TopBar': ['header', 'app bar', 'navbar'],
  'Shell/UserMenu': ['account', 'profile menu', 'log out'],
  'Text/Heading': ['title', 'headline'],
  'Text/Kbd': ['keyboard', 'shortcut', 'keys', 'hotkey'],
};

interface Entry {
  readonly type: string;
  readonly title: string;
  readonly tags?: string[];
}

/** Tag of a component with data whose view has stories too. The sidebar hides it, so that each screen is listed once. */
export const DATA = 'data';

/**
 * Storybook's search reads the name, the path and the `anchors` of an entry, which are meant for headings. Throws for
 * synonyms of a component without a documentation page.
 */
export function addSynonyms<T extends { readonly entries: Readonly<Record<string, Entry>> }>(index: T): T {
  const listed = Object.entries(index.entries);
  const titles = new Set(listed.map(([, { title }]) => title));
  const unknown = Object.keys(synonyms).filter((title) => !titles.has(title));
  if (unknown.length > 0) throw new Error(`Synonyms of pages that do not exist: ${unknown.join(', ')}`);
  const entries = listed.map(([id, entry]) => {
    const names = entry.type === 'docs' ? synonyms[entry.title] : undefined;
    return [
      id,
      {
        ...entry,
        ...(titles.has(`${entry.title}View`) && { tags: [...(entry.tags ?? []), DATA] }),
        ...(names && { anchors: names.map((title) => ({ id: '', title })) }),
      },
    ];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}
