import { Messages } from '@planner/features/inbox';
import { useScreenParams } from '../shell/useScreen.ts';

const CLOSED = { message: '' };

/** The received messages. The URL holds page, search and open message, so that Back closes the message. */
export const MessagesRoute = () => {
  const { params, hrefOf, go } = useScreenParams('messages');

  return (
    <Messages
      page={params.page}
      query={params.query}
      openId={params.message}
      onPageChange={(page, { replace }) => go({ ...CLOSED, page }, { replace })}
      onQueryChange={(query, { replace }) => go({ ...CLOSED, page: 1, query }, { replace })}
      onClose={() => go(CLOSED, { replace: true, preventScrollReset: true })}
      getPageHref={(page) => hrefOf({ ...CLOSED, page })}
      getMessageHref={(message) => hrefOf({ message })}
    />
  );
};
