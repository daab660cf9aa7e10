import { readMessage } from '../readers.ts';
import { keyOf, textOf, type Transport } from '../transport.ts';
import type { ContactMessage, CreateOptions, Message } from '../types.ts';

/** Messages from visitors. */
export const contactOperations = ({ http, receive }: Transport) => ({
  /** Sends a visitor's message; needs no session. The answer's message is the success text. */
  sendContactMessage: (body: ContactMessage, options: CreateOptions = {}): Promise<Message> => {
    const params = { header: keyOf(options) };
    return receive(http.POST('/contact', { params, body, ...textOf(options) }), readMessage, options);
  },
});
