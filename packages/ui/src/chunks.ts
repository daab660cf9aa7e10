/** Which modules an application should bundle together, as patterns of their paths. */
export const chunks = {
  /** On the sign-in, public pages and the console. */
  common:
    /\/ui\/src\/(?:Banner|Brand|EmptyState|ErrorState|Footer|IconButton|Link|PageHeader|Stack|Text|ThemeToggle|VisuallyHidden)\/|\/(?:AuthLayout\/AuthLayout|Form\/Form|field\/field)\.css|useControlledState/,
  /** On most screens of the console. */
  console:
    /\/ui\/src\/(?:AlertDialog\/AlertDialog\.|Badge|FilterSelect|Pagination|SearchField|Select\/Select\.css|Skeleton|Stack|Table\/(?:Table[.BHR]|cells|RowCheckbox|tableSelection))/,
  /** On screens with details. */
  blocks: /\/ui\/src\/(?:Card|DescriptionList|List)\//,
  /** On screens with a form. */
  form: /\/ui\/src\/Form\/Form(?:Actions|Grid)\./,
} as const;
