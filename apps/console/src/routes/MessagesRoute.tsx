import { Messages } from '@planner/features/inbox';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

const CLOSED = { message: '' };

/** The received messages. The URL holds page, search and open message, so that Back closes the message. */
export const MessagesRoute = () => {
  const { params, hrefOf, go } = useScreenParams('messages');

  return (
    <Messages
      page={params.page}
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
