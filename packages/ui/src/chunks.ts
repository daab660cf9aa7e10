/** Which modules an application should bundle together, as patterns of their paths. */
export const chunks = {
  /** On every page. */
  base: /\/ui\/src\/(?:format\/|Banner|Brand|Card|EmptyState|ErrorState|Footer|IconButton|Link|PageHeader|Stack|Text|ThemeToggle|VisuallyHidden)\b|\/(?:AuthLayout\/AuthLayout|DescriptionList\/DescriptionList|Form\/Form|List\/List|field\/field)\.css/,
  /** On most screens of the console. */
  console:
    /\/ui\/src\/(?:(?:Alert)?Dialog\/(?:Alert)?Dialog\.|Badge|DescriptionList|FilterSelect|List|Pagination|SearchField|Select\/Select\.css|Skeleton|Stack|Table\/(?:Table[.BHR]|cells|RowCheckbox))/,
  /** On screens with a form, public ones included. */
  form: /\/ui\/src\/(?:AuthLayout\/|Form\/Form\.|PasswordField\/|TextArea\/|TextField\/)/,
  /** On the console's screens with a form. */
  consoleForm: /\/ui\/src\/(?:SegmentedControl\/|Select\/Select\.)/,
  /** On forms for users and publications. */
  userForm: /\/ui\/src\/(?:CheckboxGroup|DateField)\//,
  /** On screens that edit an item. */
  edit: /\/ui\/src\/Comparison\//,
} as const;
