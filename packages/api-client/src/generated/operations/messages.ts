// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, number, object, string } from '../../parse.ts';
import { changeInit, readInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions } from '../../types.ts';
import { parseMessage, parseReceivedMessage, parsePagePosition } from './shared.ts';
import type { Message, ReceivedMessage, ReceivedMessagePage, UnreadMessages, ReceivedMessageUpdate, ListContactMessagesQuery } from '../types.ts';

export const parseReceivedMessagePage = object<ReceivedMessagePage>({ messages: array(parseReceivedMessage), pagination: parsePagePosition, unreadMessages: number });

export const parseUnreadMessages = object<UnreadMessages>({ unreadMessages: number });

/** List or search received messages. Ten messages per page, newest first. A page beyond the last returns the last. `query` finds messages whose fields contain all its words, in any order. */
export const listContactMessages = ({ http, receive }: ApiClient, query: ListContactMessagesQuery = {}, options: CallOptions = {}): Promise<ReceivedMessagePage> =>
  receive(http.GET('/messages', { params: { query: withoutEmpty(query) }, ...readInit(options) }), parseReceivedMessagePage, options);

/** Count unread messages. The count that the navigation shows. Every page of messages includes it as well. */
export const countUnreadMessages = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<UnreadMessages> =>
  receive(http.GET('/messages/unread', readInit(options)), parseUnreadMessages, options);

/** Mark a message as read or unread. Changes only whether the message is read. */
export const updateContactMessage = ({ http, change }: ApiClient, id: string, body: ReceivedMessageUpdate, options: CallOptions = {}): Promise<ReceivedMessage | undefined> =>
  change(http.PUT('/messages/{id}', { params: { path: { id } }, body, ...changeInit(options) }), parseReceivedMessage, options);

/** Delete a message. Deletes the message permanently. */
export const deleteContactMessage = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Message | undefined> =>
  change(http.DELETE('/messages/{id}', { params: { path: { id } }, ...changeInit(options) }), parseMessage, options);
