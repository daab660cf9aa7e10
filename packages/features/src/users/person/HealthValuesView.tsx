import type { User } from '@planner/api-client';
import { Button, DescriptionList, Inline, Stack, Text } from '@planner/ui';
import { Can } from '../../shared/session/Can.tsx';
import { LoadBody } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { useRights } from '../../shared/session/rights.ts';
import { userFacts } from './userFacts.tsx';

export interface HealthValuesViewProps extends LoadProps<User> {
  isShown: boolean;
  onShow: () => void;
}

export const HealthValuesView = ({ state, onRetry, isShown, onShow }: HealthValuesViewProps) => {
  const { offers } = useRights();
  return (
    <LoadBody state={state} onRetry={onRetry}>
      {state.status === 'ready' ? (
        <DescriptionList items={userFacts(state.data, 'health')} />
      ) : (
        <Stack gap="s">
          <Text as="p" tone="muted">
            Date of birth, gender, height and weight are hidden.
            {offers('getUser.health') && ' The activity records who shows them.'}
          </Text>
          <Inline>
            <Can operation="getUser.health">
              <Button size="small" isPending={isShown} pendingLabel="Loading..." onPress={onShow}>
                Show health values
              </Button>
            </Can>
          </Inline>
        </Stack>
      )}
    </LoadBody>
  );
};
