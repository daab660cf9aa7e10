import { Banner, Button, Dialog, Form, Inline, Isolate, Stack, Text, TextField } from '@planner/ui';
import { useState } from 'react';

export interface EraseUserViewProps {
  isOpen: boolean;
  name: string;
  /** True if a text is the name, but for case and accents. */
  isName: (text: string) => boolean;
  isPending: boolean;
  errorMessage?: string | undefined;
  onErase: () => void;
  onClose: () => void;
}

export const EraseUserView = ({ isOpen, name, isName, isPending, ...props }: EraseUserViewProps) => {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    setWrong(!isName(typed));
    if (isName(typed)) props.onErase();
  };
  return (
    <Dialog
      isOpen={isOpen}
      isDismissable={false}
      title="Erase this user for good?"
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen && !isPending) props.onClose();
      }}
      footer={
        <Inline justify="end">
          <Button onPress={props.onClose} isDisabled={isPending}>
            Cancel
          </Button>
          <Button variant="danger" isPending={isPending} pendingLabel="Erasing..." onPress={submit}>
            Erase for good
          </Button>
        </Inline>
      }
    >
      <Form onSubmit={submit}>
        <Stack gap="s">
          <Text as="p">
            The account of{' '}
            <Text weight="semibold">
              <Isolate>{name}</Isolate>
            </Text>
            , the subscriptions and all messages from this address are erased at once. Entries of the activity
            no longer say whom they are about. Nobody can undo this.
          </Text>
          {props.errorMessage !== undefined && <Banner tone="danger">{props.errorMessage}</Banner>}
        </Stack>
        <TextField
          label="Name of the user"
          description="Type the full name to confirm."
          value={typed}
          onChange={setTyped}
          isInvalid={isWrong}
          errorMessage="This is not the name of the user"
        />
      </Form>
    </Dialog>
  );
};
