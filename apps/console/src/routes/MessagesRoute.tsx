import { Messages } from '@planner/features/messages';
import { useSearchParams } from 'react-router-dom';
import { type MessageListPlace, paths, readMessageListPlace } from '../paths.ts';
import { useListNavigate } from '../useListNavigate.ts';

/** The received messages; page, search and the open message live in the URL, so that Back closes it. */
export const MessagesRoute = () => {
  const [search] = useSearchParams();
  const navigate = useListNavigate();
  const place = readMessageListPlace(search);
  const go = (change: Partial<MessageListPlace>, { replace }: { replace: boolean }) =>
    navigate(paths.messages({ ...place, message: '', ...change }), {
      replace,
      preventScrollReset: change.page === undefined,
    });

  return (
    <Messages
      page={place.page}
      query={place.query}
      openId={place.message}
      onPageChange={(page, choice) => go({ page }, choice)}
      onQueryChange={(query, choice) => go({ page: 1, query }, choice)}
      onClose={() => go({}, { replace: true })}
      getPageHref={(page) => paths.messages({ query: place.query, page })}
      getMessageHref={(message) => paths.messages({ ...place, message })}
    />
  );
};
