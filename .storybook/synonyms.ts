import { screenNames, screens } from '@planner/console/screens';

/** Other names of components, by which Storybook's search finds their pages. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  'Actions/ActionBar': ['bulk actions', 'selection bar', 'toolbar'],
  'Actions/Button': ['submit', 'call to action', 'cta'],
  'Actions/CopyButton': ['clipboard', 'copy to clipboard'],
  'Actions/IconButton': ['toolbar button', 'icon only'],
  'Actions/Link': ['anchor', 'hyperlink'],
  'Actions/LinkButton': ['anchor', 'call to action'],
  'Actions/Menu': ['dropdown', 'context menu', 'popup', 'kebab', 'overflow', 'actions menu'],
  'Actions/Tooltip': ['hint', 'title', 'hover'],
  'Data/Avatar': ['profile picture', 'initials'],
  'Data/Badge': ['tag', 'chip', 'label', 'pill', 'status'],
  'Data/BarChart': ['graph', 'histogram', 'diagram', 'plot'],
  'Data/BarList': ['ranking', 'breakdown', 'distribution'],
  'Data/Comparison': ['diff', 'versions', 'conflict', 'before and after'],
  'Data/DescriptionList': ['key value', 'details', 'definition list', 'facts'],
  'Data/Disclosure': ['accordion', 'collapse', 'expander', 'details'],
  'Data/Pagination': ['pager', 'paging', 'page numbers'],
  'Data/StatCard': ['kpi', 'metric', 'figure', 'number'],
  'Data/Table': ['data grid', 'datagrid', 'rows', 'spreadsheet'],
  'Data/Card': ['panel', 'box', 'tile', 'surface'],
  'Feedback/AlertDialog': ['confirm', 'confirmation', 'modal', 'prompt', 'delete'],
  'Feedback/Banner': ['alert', 'message', 'notice', 'callout', 'inline notification', 'toast'],
  'Feedback/Dialog': ['modal', 'popup', 'overlay', 'window', 'lightbox'],
  'Feedback/EmptyState': ['no data', 'no results', 'blank slate', 'zero state'],
  'Feedback/ErrorState': ['failure', 'retry', 'could not load'],
  'Feedback/ProgressBar': ['loading', 'upload', 'percent'],
  'Feedback/Skeleton': ['placeholder', 'loading', 'shimmer'],
  'Feedback/Spinner': ['loader', 'loading', 'busy', 'activity indicator'],
  'Feedback/Toast': ['snackbar', 'notification', 'alert', 'flash message', 'undo'],
  'Forms/ColorField': ['colour picker', 'color picker', 'hex'],
  'Forms/DateField': ['calendar', 'date picker', 'datepicker', 'birthday'],
  'Forms/FilterSelect': ['dropdown', 'filter'],
  'Forms/Form': ['fieldset', 'validation', 'submit'],
  'Forms/ImageField': ['upload', 'file', 'dropzone', 'attachment', 'picture'],
  'Forms/PasswordField': ['secret', 'show password'],
  'Forms/RichTextEditor': ['wysiwyg', 'html editor', 'tiptap', 'markdown'],
  'Forms/SearchField': ['find', 'filter', 'query'],
  'Forms/SegmentedControl': ['radio', 'radio group', 'toggle group', 'tabs'],
  'Forms/Select': ['dropdown', 'combobox', 'picker', 'listbox', 'choice'],
  'Forms/TextArea': ['multiline', 'comment'],
  'Forms/TextField': ['input', 'text box', 'number'],
  'Foundations/Colors': ['tokens', 'palette', 'themes'],
  'Foundations/Icon': ['symbols', 'svg', 'glyph'],
  'Foundations/LocaleProvider': [
    'language',
    'translation',
    'i18n',
    'l10n',
    'internationalization',
    'messages',
  ],
  'Foundations/Space, radius, elevation': ['tokens', 'spacing', 'shadow', 'gap'],
  'Foundations/Type': ['tokens', 'font', 'typography'],
  'Guide/Forms': ['validation', 'react-hook-form'],
  'Guide/How to review': ['visual regression', 'screenshots', 'pictures', 'chromatic'],
  'Guide/Install': ['setup', 'getting started', 'next.js', 'webpack', 'ssr'],
  'Guide/Right to left': ['rtl', 'bidi', 'arabic', 'hebrew', 'language', 'translation', 'i18n'],
  'Guide/Theming': ['tokens', 'css variables', 'brand', 'dark mode', 'white label'],
  'Layout/Divider': ['separator', 'rule', 'hr'],
  'Layout/Grid': ['columns', 'layout'],
  'Layout/Inline': ['row', 'cluster', 'horizontal'],
  'Layout/PreviewFrame': ['iframe', 'device', 'embed'],
  'Layout/Stack': ['column', 'vertical', 'spacing'],
  Screens: screenNames.flatMap((name) => [screens[name].path, screens[name].title]),
  'Shell/ScreenError': ['crash', 'not found', '404', 'error boundary'],
  'Shell/AuthLayout': ['login', 'sign in', 'log in page'],
  'Shell/AppShell': ['layout', 'frame', 'drawer', 'page'],
  'Shell/CommandPalette': ['quick search', 'spotlight', 'omnibox', 'shortcuts'],
  'Shell/PageHeader': ['title', 'heading', 'toolbar'],
  'Shell/Sidebar': ['navigation', 'side navigation', 'drawer', 'rail'],
  'Shell/SkipLink': ['skip navigation', 'skip to content'],
  'Shell/ThemeToggle': ['dark mode', 'light mode', 'appearance'],
  'Shell/TopBar': ['header', 'app bar', 'navbar'],
  'Shell/UserMenu': ['account', 'profile menu', 'log out'],
  'Text/Heading': ['title', 'headline'],
  'Text/Prose': ['rich text', 'article', 'html'],
  'Text/TextDiff': ['compare', 'changes', 'versions'],
  'Text/Text': ['paragraph', 'typography', 'copy'],
  'Text/VisuallyHidden': ['screen reader only', 'sr only'],
};

interface Entry {
  readonly type: string;
  readonly title: string;
  readonly tags?: string[];
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

/** Tag of a component with data whose view has stories too. The sidebar hides it, so that each screen is listed once. */
export const DATA = 'data';

/**
 * Storybook's search reads the name, the path and the `anchors` of an entry, which are meant for headings. Throws for
 * synonyms of a component without a documentation page.
 */
export function addSynonyms<T extends Index>(index: T): T {
  const unknown = new Set(Object.keys(synonyms));
  const titles = new Set(Object.values(index.entries).map(({ title }) => title));
  const entries = Object.fromEntries(
    Object.entries(index.entries).map(([id, listed]) => {
      const hasView = titles.has(`${listed.title}View`);
      const entry = hasView ? { ...listed, tags: [...(listed.tags ?? []), DATA] } : listed;
      const names = entry.type === 'docs' ? synonyms[entry.title] : undefined;
      if (!names) return [id, entry];
      unknown.delete(entry.title);
      return [id, { ...entry, anchors: names.map((title) => ({ id: '', title })) }];
    }),
  );
  if (unknown.size > 0) throw new Error(`Synonyms of pages that do not exist: ${[...unknown].join(', ')}`);
  return { ...index, entries };
}
