/** Which modules an application should bundle together, as patterns of their paths. */
export const chunks = {
  /** On every page. */
  base: /\/ui\/src\/(?:Banner|Brand|IconButton\/IconButtonControl|Link|Stack|Text|VisuallyHidden)\b|\/(?:AuthLayout\/AuthLayout|Card\/Card|DescriptionList\/DescriptionList|EmptyState\/EmptyState|Footer\/Footer|Form\/Form|List\/List|PageHeader\/PageHeader|field\/field)\.css/,
  /** On public pages and the console. */
  page: /\/ui\/src\/(?:Card|DescriptionList|EmptyState|ErrorState|Footer|IconButton|List|PageHeader|ThemeToggle)\//,
  /** On most screens of the console. */
  console:
    /\/ui\/src\/(?:(?:Alert)?Dialog\/(?:Alert)?Dialog\.|Badge|ColorField\/themeClasses|FilterSelect|Pagination|SearchField|Select\/Select\.css|Skeleton|Stack|Table\/(?:Table[.BHR]|cells|RowCheckbox|tableSelection))/,
  /** On screens with a form, public ones included. */
  form: /\/ui\/src\/(?:AuthLayout\/|Form\/Form(?:Actions|Grid)?\.|PasswordField\/|TextArea\/|TextField\/)/,
  /** On the console's screens with a form. */
  consoleForm: /\/ui\/src\/(?:SegmentedControl\/|Select\/Select\.)/,
} as const;
