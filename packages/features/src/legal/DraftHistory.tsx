import type { PolicyDraftVersion, PolicyType } from '@planner/api-client';
import {
  Banner,
  Button,
  CenteredSpinner,
  formatZonedTime,
  Inline,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
} from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnouncer } from '../shared/announce/useAnnouncer.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { Can } from '../shared/session/Can.tsx';
import { useRights } from '../shared/session/rights.ts';
import { authorOf } from './authorOf.ts';
import { LazyPolicyDiff } from './LazyPolicyDiff.tsx';
import { useTextWords } from './useTextWords.ts';
import { errorTexts, getPolicyDraftVersionQuery, listPolicyDraftVersionsQuery } from './queries.ts';
import type { PolicyTextState } from './usePolicyText.ts';

export interface DraftHistoryProps {
  type: PolicyType;
  text: Pick<PolicyTextState, 'base' | 'content' | 'failure' | 'isSaving' | 'isUnsent' | 'save' | 'theirs'>;
  /** Puts the HTML of a version into the editor. */
  onRestore: (content: string) => void;
}

const nameOf = (version: PolicyDraftVersion, timeZone: string | undefined): string =>
  [version.name, formatZonedTime(version.savedAt, timeZone), authorOf(version)].filter(Boolean).join(' · ');

/** Versions of the draft, which only administrators see. */
export const DraftHistory = ({ type, text, onRestore }: DraftHistoryProps) => {
  const client = useApi();
  const { title } = useTextWords(type);
  const { announce } = useAnnouncer();
  const { timeZone, can } = useRights();
  const list = useQuery(listPolicyDraftVersionsQuery(client, type));
  const { state, onRetry } = useLoadState(list, errorTexts.listVersions);
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState('draft');
  const [name, setName] = useState('');
  const versions = list.data ?? [];
  const version =
    versions.find((one) => String(one.version) === chosen) ??
    // The newest one that differs from the draft.
    versions.find((one) => one.version !== text.base?.draft?.version) ??
    versions[0];
  const old = useQuery({
    ...getPolicyDraftVersionQuery(client, type, version?.version ?? 0),
    // A save within a minute gives the newest version another number, which a list from before does not know.
    enabled: version !== undefined && !list.isFetching,
  });
  const { content: now = '', base } = text;
  const inForce = base?.policy.content ?? '';
  const restored = old.data?.content ?? undefined;
  const failure =
    (old.error && errorMessage(old.error, errorTexts.getVersion)) ?? text.failure ?? text.theirs?.title;

  if (state.status === 'loading') return <CenteredSpinner label="Loading history..." />;
  return (
    <LoadBody state={state} onRetry={onRetry}>
      <Stack gap="m">
        {failure && <Banner tone="danger">{failure}</Banner>}
        {now !== inForce && can('savePolicyDraft') && (
          <Inline gap="s" align="end">
            <TextField
              label="Name of the draft as it is now"
              maxLength={200}
              value={name}
              onChange={setName}
            />
            <Button
              isPending={text.isSaving}
              pendingLabel="Saving the draft..."
              isDisabled={name.trim() === '' || text.theirs !== undefined}
              onPress={() =>
                text.save(
                  now,
                  () => {
                    setName('');
                    announce({ message: `The draft is kept as “${name.trim()}”` });
                  },
                  name.trim(),
                )
              }
            >
              Keep this version
            </Button>
          </Inline>
        )}
        {version ? (
          <>
            <Select
              label="Compare"
              options={versions.map((one) => ({ value: String(one.version), label: nameOf(one, timeZone) }))}
              // Phones truncate the option.
              description={nameOf(version, timeZone)}
              value={String(version.version)}
              onChange={setChosen}
            />
            <SegmentedControl
              label="With"
              options={[
                { value: 'draft', label: 'The draft now' },
                { value: 'inForce', label: 'The text in force' },
              ]}
              value={other}
              onChange={setOther}
            />
            {restored !== undefined && (
              <LazyPolicyDiff
                label="Differences"
                title={title}
                before={restored}
                after={other === 'draft' ? now : inForce}
              />
            )}
            <Inline gap="s">
              <Can operation="savePolicyDraft">
                <Button
                  variant="primary"
                  icon="retry"
                  isDisabled={restored === undefined || restored === now || text.isUnsent || text.isSaving}
                  onPress={() => {
                    if (restored === undefined) return;
                    onRestore(restored);
                    announce({
                      message: `The version of ${formatZonedTime(version.savedAt, timeZone)} is the draft. It is not public`,
                    });
                  }}
                >
                  Restore this version
                </Button>
              </Can>
              {text.isUnsent && (
                <Text tone="muted">The draft is not saved yet: restoring would replace it.</Text>
              )}
            </Inline>
          </>
        ) : (
          <Text as="p">There are no versions of the draft yet.</Text>
        )}
      </Stack>
    </LoadBody>
  );
};
