import { Banner, Button } from '@planner/ui';

export interface ConnectionBannerProps {
  /** The server cannot be reached; the host asks until it responds. */
  isDown: boolean;
  /** Code is missing that only a reload can fetch. */
  isOutdated: boolean;
  onReload: () => void;
}

/** Status of the connection, once in the shell. While it is down, saves fail and keep the input. */
export const ConnectionBanner = ({ isDown, isOutdated, onReload }: ConnectionBannerProps) => {
  if (isDown)
    return (
      <Banner tone="warning">
        {navigator.onLine ? 'The server cannot be reached' : 'You are offline'}. This page may be out of date,
        and changes cannot be saved. It updates by itself once the connection is back.
      </Banner>
    );
  return isOutdated ? (
    <Banner
      tone="warning"
      action={
        <Button size="small" onPress={onReload}>
          Reload
        </Button>
      }
    >
      A part of this page could not be loaded: the connection failed, or a new version has been installed.
      Save your work, then reload the page.
    </Banner>
  ) : null;
};
