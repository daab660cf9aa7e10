export interface FormScreenProps {
  cancelHref: string;
  onDone: () => void;
  /** Called when there are unsaved changes or no longer any, and with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}
