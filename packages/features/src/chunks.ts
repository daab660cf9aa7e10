/** Which modules an application should bundle together, as patterns of their paths. */
export const chunks = {
  /** On every page. */
  base: /\/shared\/(?:form\/text\/cleanSearch|query\/(?:SlowRequestNotice|errorMessage|useApiQuery|useLoadState))\./,
  /** On the sign-in and in the console. */
  session: /\/auth\/session\/useSession\./,
  /** On the sign-in, password pages, and every screen with a form. */
  fields:
    /\/shared\/(?:form\/(?:SaveFormLayout|text\/cleanText|text\/textRules|useDirtyReport|useIdempotencyKey|usePlainForm|useRateLimitedSave)|query\/useApiMutation)\.|\/auth\/AuthForm\./,
  /** On pages that show a policy, and in its editor. */
  policyText:
    /\/legal\/public\/PolicyText\.|\/policy-html\/src\/(?:createPolicyReader|sanitizerRules|trustedTypes)\./,
  /** On most screens of the console, and the query library on all. */
  console:
    /\/shared\/(?:app\/useDocumentTitle|form\/editQueryOptions|format\/(?:Noun|subscriptionStatus)|list\/|query\/(?:LoadBody|deletionResult|invalidate|useSave)\b)|\/users\/(?:queries|errorTexts)\.|\/@tanstack\/(?!.*\/(?:use)?[iI]nfiniteQuery(?:Options|Observer)?\.)/,
  /** On the console's screens with a form, the legal editor included. */
  form: /\/shared\/form\/useVersions\./,
  /** On screens that add or edit an item, and settings. */
  edit: /\/(?:react-hook-form|@hookform|valibot)\/|\/shared\/form\/(?:AddScreen|ConflictBanner|EditForm|EditScreen|SaveForm|bindField|mergeVersions|text\/schemas|useEdit|useMerge|useSaveForm)\./,
} as const;
