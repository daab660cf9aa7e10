import { Button, LinkButton } from '@planner/ui';

export interface UserActionsProps {
  canExport: boolean;
  isEmpty: boolean;
  onExport: () => void;
  addHref: string;
}

export const UserActions = ({ canExport, isEmpty, onExport, addHref }: UserActionsProps) => (
  <>
    {canExport && (
      <Button icon="export" onPress={onExport} isDisabled={isEmpty}>
        Export
      </Button>
    )}
    <LinkButton variant="primary" icon="add" href={addHref}>
      Add User
    </LinkButton>
  </>
);
