export interface FormScreenProps {
  cancelHref: string;
  onDone: () => void;
  /** Whether there are unsaved changes. Called with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}
