import { updateMessage, insertMessage, newMessage } from '../inbox/rows.ts';
import { createIds } from '../platform/ids.ts';
import type { Trx } from '../platform/db/schema.ts';
import { HOUR_MS } from '../platform/time.ts';
import type { NewUser } from '../users/rows.ts';
import type { Random } from './createSampleUsers.ts';

interface SampleMessage {
  /** A subscriber or another user writes from their own address, a visitor from one that no account has. */
  from: 'subscriber' | 'user' | { firstName: string; lastName: string; email: string };
  hoursAgo: number;
  subject?: string;
  phone?: string;
  text: string;
  isRead?: boolean;
  isAnswered?: boolean;
}

const MESSAGES: readonly SampleMessage[] = [
  {
    from: 'subscriber',
    hoursAgo: 2,
    subject: 'Charged twice',
    text: 'Hello,\n\nmy subscription was renewed yesterday, and the store charged me twice for it. Could you look into this, please?\n\nThank you',
  },
  {
    from: { firstName: 'Marta', lastName: 'Kowalczyk', email: 'marta.kowalczyk@studio.example' },
    hoursAgo: 5,
    subject: 'Planner for a team of twelve',
    phone: '+48 22 555 01 23',
    text: 'Good morning, we are a small design studio and would like to plan workouts together. Is there a price for teams?',
  },
  {
    from: 'user',
    hoursAgo: 19,
    text: 'Since the last update my reading streak shows 0 days. It was 48 on Sunday evening.',
  },
  {
    from: 'subscriber',
    hoursAgo: 27,
    subject: 'Cancel my subscription',
    text: 'Please cancel at the end of the month. The app is great, I just use paper again.',
    isRead: true,
  },
  {
    from: 'user',
    hoursAgo: 46,
    subject: 'Export of my data',
    text: 'Hello, how can I export my finances? I need them in a spreadsheet for my tax return.',
    isRead: true,
  },
  {
    from: 'user',
    hoursAgo: 52,
    subject: 'Wrong e-mail address',
    text: 'I signed up with my work address and leave the company in two weeks. Can you move my account to another address?',
    isRead: true,
    isAnswered: true,
  },
  {
    from: { firstName: 'Tomás', lastName: 'Ferreira', email: 'tomas.ferreira@news.example' },
    hoursAgo: 75,
    subject: 'Interview request',
    text: 'I write about apps for everyday life and would like to ask three short questions. Would Thursday suit you?',
    isRead: true,
  },
  {
    from: 'subscriber',
    hoursAgo: 98,
    subject: 'Payment method',
    text: 'My card expired and I have a new one. Where do I enter it? The store sends me in circles.',
    isRead: true,
    isAnswered: true,
  },
  {
    from: 'user',
    hoursAgo: 121,
    subject: 'A category for chess',
    text: 'Could there be a habit category with an icon for chess? I play a game every evening.',
    isRead: true,
    isAnswered: true,
  },
  {
    from: 'user',
    hoursAgo: 170,
    text: 'The dark theme is lovely, thank you!',
    isRead: true,
    isAnswered: true,
  },
  {
    from: 'user',
    hoursAgo: 215,
    subject: 'Reset link does not arrive',
    text: 'I asked for a reset link three times and got nothing, not even in spam. My provider is slow at times, but not that slow.',
    isRead: true,
    isAnswered: true,
  },
  {
    from: 'user',
    hoursAgo: 300,
    subject: 'Delete my account',
    text: 'Please delete my account and everything in it, and confirm it by mail.',
    isRead: true,
    isAnswered: true,
  },
];

interface Senders {
  subscribers: readonly NewUser[];
  users: readonly NewUser[];
  random: Random;
  now: Date;
  adminId: string | null;
}

/** Names in any order of their parts: the first word is the first name. */
const senderOf = ({ name, email }: NewUser) => {
  const [firstName = name, ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') || firstName, email };
};

/** Adds a dozen messages of the last two weeks, some of them answered. */
export const fillMessages = async (
  trx: Trx,
  { subscribers, users, random, now, adminId }: Senders,
): Promise<void> => {
  const ids = createIds((bytes) => random.bytes(bytes));
  for (const { from, hoursAgo, text, isRead, isAnswered, ...more } of MESSAGES.toReversed()) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const later = new Date(at.getTime() + HOUR_MS).toISOString();
    const sender =
      typeof from === 'object' ? from : senderOf(random.pick(from === 'subscriber' ? subscribers : users));
    const message = newMessage(ids(at), { ...sender, ...more, message: text }, undefined, at);
    await insertMessage(trx, message);
    if (isRead)
      await updateMessage(trx, message.id, {
        read_at: later,
        ...(isAnswered && { answered_at: later, answered_by: adminId }),
      });
  }
};
