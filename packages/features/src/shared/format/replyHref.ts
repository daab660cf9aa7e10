import type { ReceivedMessage } from '@planner/api-client';
import { formatDateTime } from '@planner/ui';

/** Mail programs open addresses of about 2,000 characters. */
const MAX_QUOTE_CHARACTERS = 1000;

const quoteOf = ({ firstName, lastName, message, createdAt }: ReceivedMessage): string => {
  const text = Array.from(message);
  const quoted =
    text.slice(0, MAX_QUOTE_CHARACTERS).join('') + (text.length > MAX_QUOTE_CHARACTERS ? '…' : '');
  const lines = quoted.split(/\r?\n/).map((line) => `> ${line}`);
  return ['', '', `On ${formatDateTime(createdAt)}, ${firstName} ${lastName} wrote:`, ...lines].join('\r\n');
};

/** The `mailto:` address of a reply, with a subject and a quote. RFC 6068: the `@` stands as it is. Some mail programs don't decode it. */
export const replyHref = (message: ReceivedMessage): string => {
  const { email, subject } = message;
  const address = email.split('@').map(encodeURIComponent).join('@');
  const title = encodeURIComponent(`Re: ${subject ?? 'Your message'}`);
  return `mailto:${address}?subject=${title}&body=${encodeURIComponent(quoteOf(message))}`;
};
