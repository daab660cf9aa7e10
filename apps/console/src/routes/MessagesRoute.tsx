import { listContactMessagesQuery, Messages } from '@planner/features/inbox';
import { prefetchQuery } from '@planner/features/shared';
import { paths, readParams } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';
import type { Route } from './Route.ts';

const CLOSED = { message: '' };

/** The received messages. The URL holds page, search and open message, so that Back closes the message. */
const MessagesRoute = () => {
  const { params, hrefOf, go } = useScreenParams('messages');

  return (
    <Messages
      page={params.page}
      limit={params.limit}
      query={params.query}
      state={params.state}
      openId={params.message}
      onChange={(change, { replace }) => go({ ...CLOSED, ...change }, { replace })}
      onOpen={(message) => go({ message }, { replace: true, preventScrollReset: true })}
      onClose={() => go(CLOSED, { replace: true, preventScrollReset: true })}
      getPageHref={(page) => hrefOf({ ...CLOSED, page })}
      getMessageHref={(message) => hrefOf({ message })}
      getUserHref={paths.user}
    />
  );
};

export const messages: Route = {
  Component: MessagesRoute,
  prefetch: ({ search, client, queryClient }) =>
    prefetchQuery(queryClient, listContactMessagesQuery(client, readParams('messages', search))),
};
