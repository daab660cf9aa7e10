/** Which modules an application should bundle together, as patterns of their paths. */
export const chunks = {
  /** On the sign-in, public pages and the console. */
  common:
    /\/shared\/(?:form\/editQueryOptions|format\/format|query\/(?:SlowRequestNotice|errorMessage|successMessage|useIsSlow|useLoadState|useSave))\.|\/auth\/(?:messages|queries|useSession)\.|\/@tanstack\/(?!.*\/(?:use)?[iI]nfiniteQuery(?:Options|Observer)?\.)/,
  /** On most screens of the console. */
  console: /\/shared\/(?:list\/|query\/RefetchMessage\.)|\/users\/(?:queries|messages)\./,
  /** On screens with a form, public ones included. */
  formLibrary:
    /\/(?:react-hook-form|@hookform|valibot)\/|\/shared\/form\/(?:FormPasswordField|FormTextField|schemas|useBoundField|useServerErrors)\.|\/auth\/resetSchemas\./,
  /** On the console's screens with a form. */
  form: /\/shared\/form\/(?:ConflictBanner|formFailure|useDirtyReport|useIdempotencyKey|useVersions)\./,
  /** On screens that add or edit an item. */
  edit: /\/shared\/form\/(?:AddScreen|Differences|EditForm|EditScreen|SaveForm|useEdit|useSaveForm)\./,
} as const;
