import type { ReceivedMessage } from '@planner/api-client';
import { formatDateTime } from '@planner/ui';

/** Windows cuts longer addresses. Other scripts take up to nine characters per letter. */
const MAX_QUOTE_CHARACTERS = 1500;

const quoteOf = ({ firstName, lastName, message, createdAt }: ReceivedMessage): string => {
  const lines = message.split(/\r?\n/).map((line) => `> ${line}`);
  return `\r\n\r\nOn ${formatDateTime(createdAt)}, ${firstName} ${lastName} wrote:\r\n${lines.join('\r\n')}`;
};

/** Encodes as much of a text as fits. Halves of characters cannot be encoded. */
const encodeStart = (text: string): string => {
  let encoded = '';
  for (const character of text.replaceAll(/\p{Cs}/gu, '\uFFFD')) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > MAX_QUOTE_CHARACTERS) return encoded + encodeURIComponent('…');
    encoded = next;
  }
  return encoded;
};

/** A mail that answers a message, with its subject and a quote. RFC 6068: the `@` stands as it is. Some mail programs don't decode it. */
export const replyHref = (message: ReceivedMessage): string => {
  const address = message.email.split('@').map(encodeURIComponent).join('@');
  const subject = encodeURIComponent(`Re: ${message.subject ?? 'Your message'}`);
  return `mailto:${address}?subject=${subject}&body=${encodeStart(quoteOf(message))}`;
};
