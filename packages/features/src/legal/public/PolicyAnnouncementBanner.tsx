import { getNextPolicy, type PolicyAnnouncement, type PolicyType } from '@planner/api-client';
import { Banner, Button, Spinner, Stack, Text } from '@planner/ui';
import { useState } from 'react';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { momentText } from '../../shared/format/momentText.ts';
import { useApiQuery } from '../../shared/query/useApiQuery.ts';
import { LazyPolicyDiff } from '../LazyPolicyDiff.tsx';

interface PolicyAnnouncementBannerProps {
  type: PolicyType;
  /** HTML in force. */
  content: string;
  next: PolicyAnnouncement;
  timeZone: string | undefined;
}

const Difference = ({ type, content }: Pick<PolicyAnnouncementBannerProps, 'type' | 'content'>) => {
  const client = useApi();
  const { data, error } = useApiQuery((signal) => getNextPolicy(client, type, { signal }));
  if (error) return <Text as="p">The new version could not be loaded. Try again later.</Text>;
  if (!data) return <Spinner label="Comparing..." />;
  return <LazyPolicyDiff label="What changes" title={type} before={content} after={data.content ?? ''} />;
};

/** Says when the next version comes into force, and what it changes. */
export const PolicyAnnouncementBanner = ({
  type,
  content,
  next,
  timeZone,
}: PolicyAnnouncementBannerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Banner tone="info" title={`A new version comes into force on ${momentText(next.inForceAt, timeZone)}`}>
      <Stack gap="s">
        {next.note && <Text as="p">{next.note}</Text>}
        {isOpen ? (
          <Difference type={type} content={content} />
        ) : (
          <Button size="small" onPress={() => setOpen(true)}>
            Compare it with this version
          </Button>
        )}
      </Stack>
    </Banner>
  );
};
