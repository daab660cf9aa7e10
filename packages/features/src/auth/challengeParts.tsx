import type { Challenge } from '@planner/api-client';
import { Banner, Button, type ButtonProps, Stack, TextField, type TextFieldProps } from '@planner/ui';
import { CODE_TEXTS, errorTexts } from './errorTexts.ts';

type Methods = Pick<Challenge, 'methods'>;

/** Of the code that answers a challenge; undefined if no code does. */
export const codeTextsOf = ({ methods }: Methods) => {
  if (methods.includes('app')) return CODE_TEXTS.app;
  return methods.includes('recoveryCode') ? CODE_TEXTS.recoveryCode : undefined;
};

/** Replaces the fields of a challenge that is void. */
export const ExpiredChallenge = ({ onRestart }: { onRestart: () => void }) => (
  <Stack gap="m">
    <Banner tone="warning">{errorTexts.challengeExpired}</Banner>
    <Button variant="primary" size="large" isFullWidth onPress={onRestart}>
      Start again
    </Button>
  </Stack>
);

export const PasskeyButton = (props: Pick<ButtonProps, 'ref' | 'variant' | 'isPending' | 'onPress'>) => (
  <Button {...props} size="large" isFullWidth pendingLabel="Waiting...">
    Use a passkey
  </Button>
);

interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'description'> {
  texts: { label: string; description: string };
}

export const CodeField = ({ texts, ...bound }: CodeFieldProps) => (
  <TextField
    {...bound}
    label={texts.label}
    description={texts.description}
    autoComplete="one-time-code"
    dir="ltr"
    isRequired
  />
);
