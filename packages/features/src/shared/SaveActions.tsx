import { Button, FormActions, LinkButton } from '@planner/ui';

export interface SaveActionsProps {
  label: string;
  pendingLabel: string;
  /** In place of `label` once it is saved. */
  doneLabel?: string | undefined;
  isPending: boolean;
  /** Whether it is saved: there is nothing left to submit. */
  isDone?: boolean | undefined;
  cancelHref: string;
}

/** The buttons below a form that saves. */
export const SaveActions = ({
  label,
  pendingLabel,
  doneLabel = label,
  isPending,
  isDone = false,
  cancelHref,
}: SaveActionsProps) => (
  <FormActions>
    <Button
      type="submit"
      variant="primary"
      size="large"
      isPending={isPending}
      pendingLabel={pendingLabel}
      isDisabled={isDone}
    >
      {isDone ? doneLabel : label}
    </Button>
    <LinkButton size="large" href={cancelHref}>
      Cancel
    </LinkButton>
  </FormActions>
);
