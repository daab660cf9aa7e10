import { Banner, Button, Disclosure, Inline, Stack, Text } from '@planner/ui';
import { formatDateTime } from '../shared/format.ts';
import type { Draft } from './drafts.ts';
import { LatePolicyDiff } from './LatePolicyDiff.tsx';

interface DraftOfferProps {
  draft: Draft;
  /** What the server has. */
  stored: string;
  onTake: () => void;
  onDiscard: () => void;
}

/** Offers a text that was typed in this browser and never saved. */
export const DraftOffer = ({ draft, stored, onTake, onDiscard }: DraftOfferProps) => (
  <Banner tone="info" title="You have a draft that was never saved">
    <Stack gap="m">
      <Text as="p">{`Last changed: ${formatDateTime(draft.at)}`}</Text>
      <Disclosure title="What differs from the stored text" headingLevel={2}>
        <LatePolicyDiff label="What differs" before={stored} after={draft.content} />
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
