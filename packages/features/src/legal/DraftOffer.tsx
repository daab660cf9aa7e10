import { Banner, Button, Disclosure, formatDateTime, Inline, Stack, Text } from '@planner/ui';
import type { Draft } from './drafts.ts';
import { LazyPolicyDiff } from './LazyPolicyDiff.tsx';

interface DraftOfferProps {
  draft: Draft;
  stored: string;
  onTake: () => void;
  onDiscard: () => void;
}

export const DraftOffer = ({ draft, stored, onTake, onDiscard }: DraftOfferProps) => (
  <Banner tone="info" title="You have an unsaved draft">
    <Stack gap="m">
      <Text as="p">{`Last changed: ${formatDateTime(draft.at)}`}</Text>
      <Disclosure title="Differences from the saved text" headingLevel={2}>
        <LazyPolicyDiff label="Differences" before={stored} after={draft.content} />
      </Disclosure>
      <Inline gap="s">
        <Button size="small" variant="secondary" onPress={onTake}>
          Continue with the draft
        </Button>
        <Button size="small" variant="secondary" onPress={onDiscard}>
          Discard the draft
        </Button>
      </Inline>
    </Stack>
  </Banner>
);
