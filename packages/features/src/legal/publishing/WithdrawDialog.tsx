import type { PolicyVersion } from '@planner/api-client';
import { AlertDialog, Banner, formatZonedTime, Stack, Text, TextField } from '@planner/ui';
import { useState } from 'react';
import { useRights } from '../../shared/session/rights.ts';

export interface WithdrawDialogProps {
  version: PolicyVersion;
  /** What is in force again if the version in force is withdrawn. */
  former: PolicyVersion | null;
  isPending: boolean;
  errorMessage?: string | undefined;
  onWithdraw: (reason: string) => void;
  onClose: () => void;
}

const nameOf = ({ version, inForceAt, savedAt }: PolicyVersion, timeZone: string | undefined): string =>
  `Version ${version}, of ${formatZonedTime(inForceAt ?? savedAt, timeZone)},`;

/** Asks why, and says what the public reads then. */
export const WithdrawDialog = ({ version, former, ...props }: WithdrawDialogProps) => {
  const { timeZone } = useRights();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = isChecked && reason.trim() === '';
  return (
    <AlertDialog
      isOpen
      onOpenChange={props.onClose}
      title={`Withdraw version ${version.version}?`}
      tone="danger"
      confirmLabel={`Withdraw version ${version.version}`}
      isPending={props.isPending}
      pendingLabel="Withdrawing..."
      errorMessage={props.errorMessage}
      onConfirm={() => {
        setChecked(true);
        if (reason.trim() !== '') props.onWithdraw(reason.trim());
      }}
      fields={
        <TextField
          label="Reason for the public"
          isRequired
          maxLength={200}
          value={reason}
          onChange={setReason}
          isInvalid={isMissing}
          errorMessage={isMissing ? 'Enter a reason' : undefined}
        />
      }
    >
      <Stack gap="m">
        {version.state === 'inForce' ? (
          <Banner tone="warning" title="The text in force changes at once">
            {former && (
              <Text as="p">{`${nameOf(former, timeZone)} is in force again. Everyone will see it.`}</Text>
            )}
          </Banner>
        ) : (
          <Text as="p">The text in force does not change.</Text>
        )}
        <Text as="p">
          {`At the address of version ${version.version}, the public sees only its number, its hash and the reason. Administrators keep its text. You can't undo this.`}
        </Text>
      </Stack>
    </AlertDialog>
  );
};
