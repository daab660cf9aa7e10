import type { User } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi, useServerNow } from '../../shared/app/ApiProvider.tsx';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PersonMessagesView, type PersonMessagesViewProps } from './PersonMessagesView.tsx';
import { errorTexts, listPersonMessagesQuery } from './queries.ts';

export interface PersonMessagesProps extends Pick<PersonMessagesViewProps, 'getMessageHref'> {
  user: User;
}

export const PersonMessages = ({ user, getMessageHref }: PersonMessagesProps) => {
  const result = useQuery(listPersonMessagesQuery(useApi(), user.email));
  return (
    <PersonMessagesView
      {...useLoadState(result, errorTexts.listMessages)}
      now={useServerNow()()}
      getMessageHref={getMessageHref}
    />
  );
};
