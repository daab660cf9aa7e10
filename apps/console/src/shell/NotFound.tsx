import { ScreenError, EmptyState, LinkButton } from '@planner/ui';
import { paths } from '../paths.ts';
import { screens, type ScreenName } from '../screens.ts';
import { labelOf } from './navigation.ts';

export const NotFound = () => (
  <ScreenError
    title="Page not found"
    message="The address may be misspelled, or the page may have moved."
    homeHref={paths.login()}
  />
);

/** Replaces a screen that the account may not open. */
export const NotAllowed = () => (
  <EmptyState
    icon="info"
    title="Your access does not include this page"
    description="An administrator with access to everything can change that."
    action={<LinkButton href={paths.dashboard()}>Back to the dashboard</LinkButton>}
  />
);

/** Replaces a screen that the server doesn't offer: bookmarks and links may still lead here. */
export const NotOffered = ({ name }: { name: ScreenName }) => {
  const { label, icon } = labelOf(name);
  return (
    <EmptyState
      icon={icon}
      title={`This server has no ${label.toLowerCase()}`}
      description={screens[name].notOffered ?? 'A newer version of the server may have them.'}
      action={<LinkButton href={paths.dashboard()}>Back to the dashboard</LinkButton>}
    />
  );
};
