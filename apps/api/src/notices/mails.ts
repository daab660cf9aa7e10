import { brand } from '@planner/brand';
import { composeMail, formatTime } from '../platform/mail/composeMail.ts';
import type { Composers } from '../platform/mail/createMailQueue.ts';
import type { Services } from '../Services.ts';
import { type DigestPayload, findRecipient } from './rows.ts';

const YOUR_ACCOUNT = `your account at ${brand.name}`;

interface Notice {
  subject: string;
  /** `about` is an e-mail address, what it was about, or where it happened. */
  text: (about: string) => string;
  /** To the owner of the account, or to all administrators. */
  isOwn: boolean;
}

/** What people are told at once, so that they notice what they did not do. */
const NOTICES = {
  newSignIn: {
    subject: `Login to ${brand.name} from a new network`,
    text: () =>
      `Someone logged in to ${YOUR_ACCOUNT} from a network that it was not used from in the past 30 days.`,
    isOwn: true,
  },
  passwordChanged: {
    subject: `Your ${brand.name} password has been changed`,
    text: (where) => `The password of ${YOUR_ACCOUNT} was changed ${where || 'in the settings'}.`,
    isOwn: true,
  },
  factorAdded: {
    subject: `A second factor was added to your ${brand.name} account`,
    text: (about) => `A second factor was added to ${YOUR_ACCOUNT}: ${about}.`,
    isOwn: true,
  },
  factorRemoved: {
    subject: `A second factor was removed from your ${brand.name} account`,
    text: (about) => `A second factor was removed from ${YOUR_ACCOUNT}: ${about}.`,
    isOwn: true,
  },
  administratorAdded: {
    subject: `${brand.name} has a new administrator`,
    text: (about) => `There is a new administrator: ${about}.`,
    isOwn: false,
  },
  tokenCreated: {
    subject: `${brand.name} has a new token`,
    text: (about) => `A program can use ${brand.name} with a new token: ${about}.`,
    isOwn: false,
  },
  peopleExported: {
    subject: `People were exported from ${brand.name}`,
    text: (about) => `Data of many people were exported: ${about}.`,
    isOwn: false,
  },
  healthViewed: {
    subject: `Health values were read in ${brand.name}`,
    text: (about) => `Health values of many people were read: ${about}.`,
    isOwn: false,
  },
} as const satisfies Record<string, Notice>;

export type NoticeKind = keyof typeof NOTICES;

/** What the composer gets, as JSON. */
export interface NoticePayload {
  kind: NoticeKind;
  userId: string;
  /** IPv4 /24, IPv6 /48. */
  network: string;
  userAgent: string | null;
  /** E-mail address of the signed-in user. */
  by: string | undefined;
  about: string | undefined;
}

const timesOf = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** The order matters: most browsers also send the tokens of later ones. */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

/** Programs can send any user agent, so an unknown one is not repeated. */
const browserOf = (userAgent: string | null): string =>
  BROWSERS.find(([token]) => token.test(userAgent ?? ''))?.[1] ?? 'unknown';

const adviceOf = ({ isOwn }: Notice, publicUrl: string) =>
  isOwn
    ? [
        'If it was you, you can ignore this mail.',
        'If it was not you, choose a new password at once, which ends all sessions, and tell another administrator.',
        { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
      ]
    : [
        'If you expected this, you can ignore this mail. Otherwise ask the administrator who did it, and look at what else happened.',
        { label: 'Open the security activity', url: `${publicUrl}/activity?kind=security` },
      ];

export const createNoticeComposers = ({ engine, publicUrl }: Pick<Services, 'engine' | 'publicUrl'>) =>
  ({
    async notice(payload, { queuedAt }) {
      const { kind, userId, network, userAgent, by, about = '' } = JSON.parse(payload) as NoticePayload;
      const user = await findRecipient(engine.db, userId);
      if (!user) return undefined;
      const notice = NOTICES[kind];
      return {
        ...composeMail({
          subject: notice.subject,
          parts: [
            `Hello ${user.name},`,
            notice.text(about),
            {
              rows: [
                ['Time', formatTime(queuedAt)],
                ['Network', network],
                ...(userAgent === null ? [] : [['Browser', browserOf(userAgent)] as const]),
                ...(by === undefined || (notice.isOwn && by === user.email)
                  ? []
                  : [['Administrator', by] as const]),
              ],
            },
            ...adviceOf(notice, publicUrl),
            'If it happens again within an hour, one mail at its end says how often. The security activity lists all events.',
          ],
        }),
        to: user.email,
      };
    },

    async noticeDigest(payload, { queuedAt }) {
      const { kind, userId, counts } = JSON.parse(payload) as DigestPayload & { kind: NoticeKind };
      const user = await findRecipient(engine.db, userId);
      if (!user) return undefined;
      const notice = NOTICES[kind];
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      return {
        ...composeMail({
          subject: `${total} more: ${notice.subject}`,
          parts: [
            `Hello ${user.name},`,
            `In the hour until ${formatTime(queuedAt)}, after the last mail of this kind, the same happened ${timesOf(total)}.`,
            { rows: counts.map(({ by, count }) => [by ?? 'Others', timesOf(count)] as const) },
            ...adviceOf(notice, publicUrl),
          ],
        }),
        to: user.email,
      };
    },
  }) satisfies Composers;
