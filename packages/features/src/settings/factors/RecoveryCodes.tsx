import { Button, CopyButton, Dialog, Inline, List, ListItem, Stack, Text } from '@planner/ui';
import { fileNameOf } from '../../shared/export/fileNameOf.ts';
import { saveFile } from '../../shared/export/saveFile.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Of the account, in the name of the file. */
  email?: string | undefined;
  onClose: () => void;
}

/** Shows new recovery codes, this once. One file instead of a data/view pair: nothing loads or fails. */
export const RecoveryCodes = ({ codes, email = '', onClose }: RecoveryCodesProps) => {
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      title="Store your recovery codes"
      onOpenChange={onClose}
      footer={
        <>
          <Button
            onPress={() =>
              saveFile(
                new Blob([text], { type: 'text/plain' }),
                fileNameOf('recovery-codes', [email], new Date(), 'txt'),
              )
            }
          >
            Download
          </Button>
          <Button variant="primary" onPress={onClose}>
            I have stored them
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text as="p">
          Each of these codes logs you in once if you lose your passkeys and your authenticator app. They are
          not shown again. Earlier codes no longer work.
        </Text>
        <List label="Recovery codes">
          {codes.map((code) => (
            <ListItem key={code}>{code}</ListItem>
          ))}
        </List>
        <Inline gap="xs">
          <Text tone="muted">Copy all</Text>
          <CopyButton text={text} label="Copy the recovery codes" />
        </Inline>
      </Stack>
    </Dialog>
  );
};
