/** State of a form's request. `useSave` and `useSend` make it. */
export interface Save<Data, Variables> {
  /** Ignored while a save is pending. Calls no callback after the screen has unmounted. */
  save: (variables: Variables, onSuccess?: (data: Data) => void, onError?: (error: Error) => void) => void;
  isPending: boolean;
  isSuccess: boolean;
  /** Undefined unless the last save succeeded. */
  data: Data | undefined;
  variables: Variables | undefined;
  /** Null unless the last save failed. */
  error: Error | null;
  reset: () => void;
}
