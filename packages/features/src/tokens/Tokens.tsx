import { useQuery } from '@tanstack/react-query';
import { useAnnouncer } from '../shared/announce/useAnnouncer.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { formFailure } from '../shared/form/formFailure.ts';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { createTokenMutation, revokeTokenMutation } from './mutations.ts';
import { errorTexts, listTokensQuery } from './queries.ts';
import { TokensView } from './TokensView.tsx';

/** Makes, lists and revokes the tokens of programs. */
export const Tokens = () => {
  const client = useApi();
  const { announce } = useAnnouncer();
  const tokens = useQuery(listTokensQuery(client));
  const create = useSave(createTokenMutation(client));
  const revoke = useSave(revokeTokenMutation(client));
  return (
    <TokensView
      {...useLoadState(tokens, errorTexts.list)}
      now={useServerNow()()}
      creation={{
        ...formFailure(create.error, errorTexts.create, ['name']),
        isPending: create.isPending,
        created: create.data,
        onDismissMessage: create.reset,
        onCreate: create.save,
      }}
      isRevoking={revoke.isPending}
      revokeError={revoke.error ? errorMessage(revoke.error, errorTexts.revoke) : undefined}
      onDismissMessage={revoke.reset}
      onRevoke={(id, onDone) =>
        revoke.save(
          id,
          () => {
            onDone();
            if (create.data?.id === id) create.reset();
            announce({ message: 'The token was revoked' });
          },
          onDone,
        )
      }
    />
  );
};
