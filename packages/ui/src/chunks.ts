/** Which modules an application should bundle together, as patterns of their paths. */
export const chunks = {
  /** On every page. */
  base: /\/ui\/src\/(?:Banner|Brand|IconButton\/IconButtonControl|Link|Stack|Text|VisuallyHidden)\b|\/(?:AuthLayout\/AuthLayout|EmptyState\/EmptyState|Footer\/Footer|Form\/Form|PageHeader\/PageHeader|field\/field)\.css/,
  /** On public pages and the console. */
  page: /\/ui\/src\/(?:EmptyState|ErrorState|Footer|IconButton|PageHeader|ThemeToggle)\//,
  /** On most screens of the console. */
  console:
    /\/ui\/src\/(?:(?:Alert)?Dialog\/(?:Alert)?Dialog\.|Badge|ColorField\/themeClasses|FilterSelect|Pagination|SearchField|Select\/Select\.css|Skeleton|Stack|Table\/(?:Table[.BHR]|cells|RowCheckbox|tableSelection))/,
  /** On screens with details. */
  blocks: /\/ui\/src\/(?:Card|DescriptionList|List)\//,
  /** On screens with a form, public ones included. */
  form: /\/ui\/src\/(?:Form\/Form(?:Actions|Grid)\.|TextArea\/)/,
  /** On the console's screens with a form. */
  consoleForm: /\/ui\/src\/Select\/Select\./,
  /** In the rich-text editor and forms of categories. */
  colors:
    /\/ui\/src\/(?:ColorField\/(?:ColorField|lowContrastSurfaces|surfaces)|ImageField\/(?:imageMessages|readImageHeader))\./,
  /** In lists and forms of categories, and the rich-text editor. */
  swatch: /\/ui\/src\/ColorField\/ColorSwatch\./,
  /** In what has parts to move between, such as a date, a menu or a dialog. */
  focus:
    /\/react-aria\/.*\/(?:FocusScope|LiveAnnouncer|PressResponder|VisuallyHidden|filterDOMProps|useEvent|useFocusRing|useFocusable|useHover|useLabel|usePress)\.mjs|\/react-aria-components\/.*\/(?:Heading|SelectionIndicator|Text)\.mjs|\/ui\/src\/Select\//,
  /** In dates, menus and dialogs. */
  text: /\/react-aria\/.*\/(?:getScrollParent|useCollator|useDescription|useLocalizedStringFormatter|scrollIntoView)\.mjs/,
} as const;
