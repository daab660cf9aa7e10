import { wireSubscriptions } from './wire.ts';
import type { Wire } from './wireTypes.ts';
import { userId } from './wireUsers.ts';

type Row = [firstName: string, lastName: string, subject: string | null, message: string, at: string];

const ROWS: Row[] = [
  [
    'Zoë',
    'Müller',
    'Export of my data',
    'Hello,\n\nhow can I export my habits? I would like to keep them in a spreadsheet as well.\n\nMany thanks\nZoë',
    '2026-11-14T08:15:00.000Z',
  ],
  ['محمد', 'الأمين', null, 'هل يمكنني استخدام التطبيق على جهازين؟', '2026-11-13T19:40:00.000Z'],
  ['José', 'Hernández', 'Billing', 'I was charged twice in October.', '2026-11-13T10:02:00.000Z'],
  ['Олена', 'Шевченко', 'Дякую', 'Чудовий планувальник!', '2026-11-12T17:21:00.000Z'],
  ['Ayşe', 'Yılmaz', null, 'The streak of my workouts was lost after midnight.', '2026-11-12T06:30:00.000Z'],
  [
    'Wolfeschlegelsteinhausenbergerdorff',
    'Krautwurst-Hinterwälder',
    'A subject that goes on and on, because its author wanted to say everything in it at once',
    `${'A very long message. '.repeat(40)}\n\nhttps://example.org/${'path/'.repeat(30)}`,
    '2026-11-11T21:05:00.000Z',
  ],
  [
    'Chidi',
    'Anagonye',
    'Ethics',
    'Is it right to tick a habit that I only half did?',
    '2026-11-10T09:00:00.000Z',
  ],
  ['Sara', 'Lindqvist', 'Icons', 'Could there be an icon for chess?', '2026-11-09T12:00:00.000Z'],
  ['Kwame', 'Mensah', null, 'Hi', '2026-11-08T12:00:00.000Z'],
  ['Li', 'Na', 'Language', 'Will there be a Chinese version?', '2026-11-07T12:00:00.000Z'],
  ['Noah', 'van den Berg', '<b>Bold</b>', '<script>alert(1)</script> & so on', '2026-11-06T12:00:00.000Z'],
  ['Hannah', 'Goldberg', 'Privacy', 'Please delete my account.', '2026-11-05T12:00:00.000Z'],
];

export const MESSAGE_COUNTS = { unreadMessages: 3, unansweredMessages: 9 };

/** 12 messages, newest first, on two pages. The first three are unread, the last three answered; the first is mine. */
export const wireReceivedMessages: Wire['ReceivedMessage'][] = ROWS.map(
  ([firstName, lastName, subject, message, createdAt], index) => ({
    _id: `0192f3c7-1a20-7b3c-8d55-2f7a3b4c5d${String(index + 10)}`,
    firstName,
    lastName,
    email: `sender${index + 1}@example.org`,
    phone: index % 2 === 0 ? '+49 30 1234567' : null,
    subject,
    message,
    isRead: index >= MESSAGE_COUNTS.unreadMessages,
    answeredAt: index >= MESSAGE_COUNTS.unansweredMessages ? '2026-11-13T08:30:00.000Z' : null,
    answeredBy: index >= MESSAGE_COUNTS.unansweredMessages ? 'Ada Admin' : null,
    assignee: ['Ada Admin', null, 'Grace Support'][index] ?? null,
    isMine: index === 0,
    createdAt,
  }),
);

const MESSAGES_PER_PAGE = 10;

/** Every sender has written the first three. */
const messagesFrom = (email: string | undefined) =>
  email === undefined
    ? wireReceivedMessages
    : wireReceivedMessages.slice(0, 3).map((message) => ({ ...message, email }));

const findMessages = (query: string, state: string, sender?: string) => {
  const wanted = query.trim().toLowerCase();
  return messagesFrom(sender).filter(
    ({ firstName, lastName, email, subject, message, answeredAt, isMine }) =>
      [`${firstName} ${lastName}`, email, subject ?? '', message].some((value) =>
        value.toLowerCase().includes(wanted),
      ) &&
      (state !== 'unanswered' || !answeredAt) &&
      (state !== 'mine' || isMine === true),
  );
};

/** The sender of the first message has an account and a subscription, that of the second an account. */
const senderOf = (message: Wire['ReceivedMessage']): Wire['MessageSender'] | null => {
  const { firstName, lastName } = message;
  const index = wireReceivedMessages.indexOf(message);
  if (index > 1) return null;
  const subscription = { status: 'ACTIVE', expiresDate: '2027-02-11T09:24:31.000Z' };
  return {
    _id: userId(index + 2),
    name: `${firstName} ${lastName}`,
    subscription: index === 0 ? subscription : null,
  };
};

export const openedMessage = (
  id: string,
  query: string,
  state: string,
): Wire['OpenedMessage'] | undefined => {
  const message = wireReceivedMessages.find(({ _id }) => _id === id);
  if (!message) return undefined;
  const ids = findMessages(query, state).map(({ _id }) => _id);
  const index = ids.indexOf(id);
  return {
    message,
    sender: senderOf(message),
    newerId: ids[index - 1] ?? null,
    olderId: ids[index + 1] ?? null,
  };
};

export const messagePage = (
  page: number,
  query: string,
  state: string,
  sender?: string,
): Wire['ReceivedMessagePage'] => {
  const found = findMessages(query, state, sender);
  const totalPages = Math.max(1, Math.ceil(found.length / MESSAGES_PER_PAGE));
  const currentPage = Math.min(page, totalPages);
  const start = (currentPage - 1) * MESSAGES_PER_PAGE;
  return {
    messages: found.slice(start, start + MESSAGES_PER_PAGE),
    pagination: {
      currentPage,
      totalPages,
      totalItems: found.length,
      itemsPerPage: MESSAGES_PER_PAGE,
    },
    ...MESSAGE_COUNTS,
  };
};

export const wireUserData = (account: Wire['User']): Wire['UserData'] => ({
  account,
  subscriptions: wireSubscriptions.slice(0, 1),
  messages: [
    {
      firstName: 'Lan',
      lastName: 'Nguyễn',
      email: account.email,
      phone: '+49 30 1234567',
      subject: 'Export of my data',
      message: 'How can I export my habits?',
      createdAt: '2026-11-14T08:15:00.000Z',
      answeredAt: null,
    },
  ],
  activity: [
    {
      at: '2026-11-14T07:58:12.000Z',
      kind: 'roleChanged',
      actor: 'an administrator',
      detail: 'user → admin',
      changes: [{ field: 'role', from: 'user', to: 'admin' }],
    },
  ],
});

/** This session, one on a phone, and one without details. */
export const wireOwnSessions: Wire['OwnSession'][] = [
  {
    _id: '5b0f1c7e-93d2-4c1a-8b6e-0d4f7a2c9e15',
    isCurrent: true,
    createdAt: '2026-11-15T07:58:12.000Z',
    lastSeenAt: '2026-11-15T11:59:40.000Z',
    expiresAt: '2026-11-22T07:58:12.000Z',
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  },
  {
    _id: 'c2a4e8f0-1b3d-4f5a-9c7e-6d8b0a2f4e61',
    isCurrent: false,
    createdAt: '2026-11-13T18:20:00.000Z',
    lastSeenAt: '2026-11-15T08:10:00.000Z',
    expiresAt: '2026-11-20T18:20:00.000Z',
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  },
  {
    _id: '0e9d7c5b-3a1f-4e2d-8b6c-4f8a0d2e6c93',
    isCurrent: false,
    createdAt: '2026-11-12T09:00:00.000Z',
    lastSeenAt: '2026-11-15T05:00:00.000Z',
    expiresAt: '2026-11-19T09:00:00.000Z',
    address: null,
    userAgent: null,
  },
];
