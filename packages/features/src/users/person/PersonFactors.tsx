import type { User } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { resetUserFactorsMutation } from './mutations.ts';
import { PersonFactorsView } from './PersonFactorsView.tsx';
import { errorTexts, listUserFactorsQuery } from './queries.ts';

/** Of an administrator. */
export const PersonFactors = ({ user: { id, name } }: { user: User }) => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const result = useQuery(listUserFactorsQuery(client, id));
  const reset = useSave(resetUserFactorsMutation(client, id));
  return (
    <PersonFactorsView
      {...useLoadState(result, errorTexts.listFactors)}
      name={name}
      now={useServerNow()()}
      isPending={reset.isPending}
      errorMessage={reset.error ? errorMessage(reset.error, errorTexts.resetFactors) : undefined}
      onDismissMessage={reset.reset}
      onReset={(onDone) =>
        reset.save(
          undefined,
          () => {
            onDone();
            announce({ message: 'The second factors were removed' });
          },
          onDone,
        )
      }
    />
  );
};
