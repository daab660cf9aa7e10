import { brand } from '@planner/brand';
import { composeMail, formatTime, type Part } from '../platform/mail/composeMail.ts';
import type { Composers, QueuedMail } from '../platform/mail/createMailQueue.ts';
import { type LinkIssuer, notMeParts } from './links.ts';
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
  accountSecured: {
    subject: `The owner of an account at ${brand.name} has locked it`,
    text: (about) =>
      `${about} says that someone else used the account. All its sessions and tokens have ended, its password does not work anymore, and its second factors were removed. If it had any, its owner needs an invitation by you: call them before you send one, because their mailbox may be in other hands.`,
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

const ADVICE =
  'If you expected this, you can ignore this mail. Otherwise ask the administrator who did it, and look at what else happened.';

export const createNoticeComposers = (issuer: LinkIssuer) => {
  const { engine, publicUrl } = issuer;
  /** @param isOfRecipient the recipient, or someone with the recipient's account, did it */
  const adviceOf = async (isOfRecipient: boolean, userId: string, mail: QueuedMail): Promise<Part[]> =>
    isOfRecipient
      ? notMeParts(issuer, userId, mail)
      : [ADVICE, { label: 'Open the security activity', url: `${publicUrl}/activity?kind=security` }];

  return {
    async notice(payload, mail) {
      const { queuedAt } = mail;
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
            ...(await adviceOf(notice.isOwn || by === user.email, userId, mail)),
            'If it happens again within an hour, one mail at its end says how often. The security activity lists all events.',
          ],
        }),
        to: user.email,
      };
    },

    async noticeDigest(payload, mail) {
      const { queuedAt } = mail;
      const { kind, userId, counts } = JSON.parse(payload) as DigestPayload & { kind: NoticeKind };
      const user = await findRecipient(engine.db, userId);
      if (!user) return undefined;
      const notice = NOTICES[kind];
      const isOfRecipient = notice.isOwn || counts.some(({ by }) => by === user.email);
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      return {
        ...composeMail({
          subject: `${total} more: ${notice.subject}`,
          parts: [
            `Hello ${user.name},`,
            `In the hour until ${formatTime(queuedAt)}, after the last mail of this kind, the same happened ${timesOf(total)}.`,
            { rows: counts.map(({ by, count }) => [by ?? 'Others', timesOf(count)] as const) },
            ...(await adviceOf(isOfRecipient, userId, mail)),
          ],
        }),
        to: user.email,
      };
    },
  } satisfies Composers;
};
