// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, id, nullable, number, object, optional, string, timestamp } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseMessage } from './shared.ts';
import { parsePagePosition } from './records.ts';
import type { Message, ReceivedMessage, ReceivedMessagePage, UnreadMessages, SubscriptionState, MessageSender, OpenedMessage, ReceivedMessageUpdate, ListContactMessagesQuery, GetContactMessageQuery } from '../types.ts';

export const parseReceivedMessage = object<ReceivedMessage>({ id: id, firstName: string, lastName: string, email: string, phone: nullable(string), subject: nullable(string), message: string, isRead: boolean, answeredAt: nullable(timestamp), answeredBy: nullable(string), assignee: nullable(string), isMine: optional(boolean), createdAt: timestamp });

export const parseReceivedMessagePage = object<ReceivedMessagePage>({ messages: array(parseReceivedMessage), pagination: parsePagePosition, unreadMessages: number, unansweredMessages: optional(number) });

export const parseUnreadMessages = object<UnreadMessages>({ unreadMessages: number, unansweredMessages: optional(number) });

export const parseSubscriptionState = object<SubscriptionState>({ status: string, expiresDate: nullable(timestamp) });

export const parseMessageSender = object<MessageSender>({ id: id, name: string, subscription: nullable(parseSubscriptionState) });

export const parseOpenedMessage = object<OpenedMessage>({ message: parseReceivedMessage, sender: nullable(parseMessageSender), newerId: nullable(id), olderId: nullable(id) });

/** List or search received messages. Ten messages per page, newest first. A page beyond the last returns the last. `query` finds messages whose fields contain all its words, in any order. */
export const listContactMessages = ({ http, receive }: ApiClient, query: ListContactMessagesQuery = {}, options: CallOptions = {}): Promise<ReceivedMessagePage> =>
  receive(http.GET('/messages', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), parseReceivedMessagePage, options);

/** Count unread and unanswered messages. The navigation shows how many are unanswered. Every page of messages includes both counts as well. */
export const countUnreadMessages = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<UnreadMessages> =>
  receive(http.GET('/messages/unread', streamInit(options)), parseUnreadMessages, options);

/** Get a message. A message, what is known of its sender, and the ids of its neighbors in the list of `query` and `state`. */
export const getContactMessage = ({ http, receive }: ApiClient, id: string, query: GetContactMessageQuery = {}, options: CallOptions = {}): Promise<OpenedMessage> =>
  receive(http.GET('/messages/{id}', { params: { path: { id }, query: withoutEmpty(query) }, ...streamInit(options) }), parseOpenedMessage, options);

/** Mark or assign a message. Changes whether the message is read, answered by you, or assigned to you. What is omitted stays. */
export const updateContactMessage = ({ http, change }: ApiClient, id: string, body: ReceivedMessageUpdate, options: CallOptions = {}): Promise<Changed<ReceivedMessage> | undefined> =>
  change(http.PUT('/messages/{id}', { params: { path: { id } }, body, ...streamInit(options) }), parseReceivedMessage, options);

/** Delete a message. Deletes the message. */
export const deleteContactMessage = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/messages/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);
