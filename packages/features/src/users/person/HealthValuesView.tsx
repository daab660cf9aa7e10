import type { User } from '@planner/api-client';
import { Button, DescriptionList, Inline, Isolate, Stack, Text } from '@planner/ui';
import { Allowed } from '../../shared/session/Allowed.tsx';
import { LoadBody } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { useRights } from '../../shared/session/rights.ts';
import { formatUserField, USER_LABELS } from '../userLabels.ts';

export interface HealthValuesViewProps extends LoadProps<User> {
  isShown: boolean;
  onShow: () => void;
}

const FIELDS = ['dob', 'gender', 'height', 'weight'] as const;

const factsOf = (user: User) =>
  FIELDS.map((field) => ({
    term: USER_LABELS[field],
    description: user[field] ? <Isolate>{formatUserField(field, user[field])}</Isolate> : '–',
  }));

export const HealthValuesView = ({ state, onRetry, isShown, onShow }: HealthValuesViewProps) => {
  const { offers } = useRights();
  return (
    <LoadBody state={state} onRetry={onRetry}>
      {state.status === 'ready' ? (
        <DescriptionList items={factsOf(state.data)} />
      ) : (
        <Stack gap="s">
          <Text as="p" tone="muted">
            Date of birth, gender, height and weight are hidden.
            {offers('getUser.health') && ' The activity records who shows them.'}
          </Text>
          <Inline>
            <Allowed operation="getUser.health">
              <Button size="small" isPending={isShown} pendingLabel="Loading..." onPress={onShow}>
                Show health values
              </Button>
            </Allowed>
          </Inline>
        </Stack>
      )}
    </LoadBody>
  );
};
