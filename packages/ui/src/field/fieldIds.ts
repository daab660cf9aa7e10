/** Ids around a native control. Undefined without its id: react-aria sets them. */
export const fieldIds = (id: string | undefined) => ({
  label: id && `${id}-label`,
  description: id && `${id}-description`,
  hint: id && `${id}-hint`,
  errorMessage: id && `${id}-error`,
});
