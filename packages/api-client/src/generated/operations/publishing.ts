// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, id, nullable, number, object, oneOf, optional, string, timestamp } from '../../parse.ts';
import { ifMatch, streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, CreateOptions, SaveOptions, Versioned, PolicyType } from '../../types.ts';
import { parsePolicyAddress, parsePolicy } from './shared.ts';
import type { Policy, PolicyPeriod, PolicyVersion, PolicyVersionLog, PolicyVersionContent, PolicyDraftInfo, PolicyDesk, PolicyDraft, PolicyDraftVersion, PolicyDraftVersionList, Passage, CommentResolved, PolicyCommentAnswer, PolicyComment, PolicyCommentList, PublishedPolicy, PolicyDraftUpdate, NewPolicyComment, PolicyCommentAnswerText, PolicyCommentResolution, PolicyPublication, PolicyWithdrawal, ListPolicyVersionsQuery } from '../types.ts';

export const parsePolicyVersionState = oneOf('inForce', 'past', 'scheduled', 'cancelled', 'withdrawn');

export const parsePolicyPeriod = object<PolicyPeriod>({ from: timestamp, until: nullable(timestamp) });

export const parsePolicyVersion = object<PolicyVersion>({ version: number, savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string), bytes: number, state: optional(parsePolicyVersionState), inForceAt: optional(timestamp), periods: optional(array(parsePolicyPeriod)), note: nullable(string), isAnnounced: optional(boolean), withdrawnAt: nullable(timestamp), withdrawnReason: nullable(string) });

export const parsePolicyVersionLog = object<PolicyVersionLog>({ items: array(parsePolicyVersion), nextCursor: nullable(string) });

export const parsePolicyVersionContent = object<PolicyVersionContent>({ type: string, version: number, savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string), bytes: number, state: optional(parsePolicyVersionState), inForceAt: optional(timestamp), periods: optional(array(parsePolicyPeriod)), note: nullable(string), isAnnounced: optional(boolean), withdrawnAt: nullable(timestamp), withdrawnReason: nullable(string), content: string });

export const parsePolicyDraftInfo = object<PolicyDraftInfo>({ version: number, savedAt: nullable(timestamp), savedBy: nullable(string), savedByEmail: nullable(string) });

export const parsePolicyDesk = object<PolicyDesk>({ inForce: nullable(parsePolicyVersion), former: nullable(parsePolicyVersion), scheduled: nullable(parsePolicyVersion), scheduledFrom: nullable(number), draft: nullable(parsePolicyDraftInfo) });

export const parsePolicyDraft = object<PolicyDraft>({ version: number, content: nullable(string), basedOn: nullable(number), needsApproval: optional(boolean), savedAt: nullable(timestamp), savedBy: nullable(string), savedByEmail: nullable(string) });

export const parsePolicyDraftVersion = object<PolicyDraftVersion>({ version: number, name: nullable(string), savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string) });

export const parsePolicyDraftVersionList = object<PolicyDraftVersionList>({ items: array(parsePolicyDraftVersion) });

export const parsePassage = object<Passage>({ exact: string, prefix: string, suffix: string, start: number, count: number });

export const parseCommentResolved = object<CommentResolved>({ savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string) });

export const parsePolicyCommentAnswer = object<PolicyCommentAnswer>({ id: id, text: string, savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string) });

export const parsePolicyComment = object<PolicyComment>({ id: id, passage: parsePassage, text: string, savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string), resolved: nullable(parseCommentResolved), answers: array(parsePolicyCommentAnswer) });

export const parsePolicyCommentList = object<PolicyCommentList>({ items: array(parsePolicyComment) });

export const parsePublishedPolicy = object<PublishedPolicy>({ type: string, version: number, sha256: string, state: parsePolicyVersionState, inForceAt: timestamp, until: nullable(timestamp), periods: optional(array(parsePolicyPeriod)), note: nullable(string), content: nullable(string), addresses: optional(array(parsePolicyAddress)), timeZone: optional(string), withdrawnAt: nullable(timestamp), withdrawnReason: nullable(string) });

/** List the versions of a policy. A log without content. To restore a version, read it and save its content as a draft. */
export const listPolicyVersions = ({ http, receive }: ApiClient, type: PolicyType, query: ListPolicyVersionsQuery = {}, options: CallOptions = {}): Promise<PolicyVersionLog> =>
  receive(http.GET('/policies/{type}/versions', { params: { path: { type }, query: withoutEmpty(query) }, ...streamInit(options) }), parsePolicyVersionLog, options);

/** Read a version of a policy. Returns a version, whatever its state. */
export const getPolicyVersion = ({ http, receive }: ApiClient, type: PolicyType, version: string, options: CallOptions = {}): Promise<PolicyVersionContent> =>
  receive(http.GET('/policies/{type}/versions/{version}', { params: { path: { type, version } }, ...streamInit(options) }), parsePolicyVersionContent, options);

/** Read the draft of a policy. Administrators share one draft per policy. Without one, its content is null. */
export const getPolicyDraft = ({ http, receiveItem }: ApiClient, type: PolicyType, options: CallOptions = {}): Promise<Versioned<PolicyDraft>> =>
  receiveItem(http.GET('/policies/{type}/draft', { params: { path: { type } }, ...streamInit(options) }), parsePolicyDraft, options);

/** Save or discard the draft of a policy. Stores the HTML like `savePolicy`, for administrators only. Null discards the draft. 412: The draft was saved in the meantime. `current` is the stored draft. */
export const savePolicyDraft = (client: ApiClient, type: PolicyType, body: PolicyDraftUpdate, options: SaveOptions = {}): Promise<Changed<Versioned<PolicyDraft>> | undefined> => {
  const { http, changeItem } = client;
  return changeItem(http.PUT('/policies/{type}/draft', { params: { path: { type }, header: ifMatch(options) }, body, ...streamInit(options) }), parsePolicyDraft, options, () => getPolicyDraft(client, type, { signal: options.signal }));
};

/** List the versions of the draft of a policy. One per minute of work, and those with a name; also of drafts that were published or discarded. The last 100 without a name are kept. */
export const listPolicyDraftVersions = ({ http, receive }: ApiClient, type: PolicyType, options: CallOptions = {}): Promise<PolicyDraftVersionList> =>
  receive(http.GET('/policies/{type}/draft/versions', { params: { path: { type } }, ...streamInit(options) }), parsePolicyDraftVersionList, options);

/** Read a version of the draft of a policy. To restore it, save its content as the draft. */
export const getPolicyDraftVersion = ({ http, receive }: ApiClient, type: PolicyType, version: string, options: CallOptions = {}): Promise<PolicyDraft> =>
  receive(http.GET('/policies/{type}/draft/versions/{version}', { params: { path: { type, version } }, ...streamInit(options) }), parsePolicyDraft, options);

/** List the comments on a policy. Administrators comment on passages of the text; the public never reads it. All open comments, and the last 100 that were resolved. Publishing or discarding a draft leaves them. */
export const listPolicyComments = ({ http, receive }: ApiClient, type: PolicyType, options: CallOptions = {}): Promise<PolicyCommentList> =>
  receive(http.GET('/policies/{type}/comments', { params: { path: { type } }, ...streamInit(options) }), parsePolicyCommentList, options);

/** Comment on a passage of a policy. Adds a comment once per idempotency key. At most 100 can be open. */
export const addPolicyComment = ({ http, change, idempotencyKey }: ApiClient, type: PolicyType, body: NewPolicyComment, options: CreateOptions = {}): Promise<Changed<PolicyComment> | undefined> =>
  change(http.POST('/policies/{type}/comments', { params: { path: { type }, header: idempotencyKey('addPolicyComment', options) }, body, ...streamInit(options) }), parsePolicyComment, options);

/** Answer a comment on a policy. Adds an answer once per idempotency key. A comment has at most 20. */
export const answerPolicyComment = ({ http, change, idempotencyKey }: ApiClient, type: PolicyType, id: string, body: PolicyCommentAnswerText, options: CreateOptions = {}): Promise<Changed<PolicyCommentAnswer> | undefined> =>
  change(http.POST('/policies/{type}/comments/{id}/answers', { params: { path: { type, id }, header: idempotencyKey('answerPolicyComment', options) }, body, ...streamInit(options) }), parsePolicyCommentAnswer, options);

/** Resolve a comment on a policy, or open it again. The comment keeps who resolved it until it is opened again. */
export const resolvePolicyComment = ({ http, change }: ApiClient, type: PolicyType, id: string, body: PolicyCommentResolution, options: CallOptions = {}): Promise<Changed<PolicyComment> | undefined> =>
  change(http.PUT('/policies/{type}/comments/{id}/resolution', { params: { path: { type, id } }, body, ...streamInit(options) }), parsePolicyComment, options);

/** Publish a policy now or later. Creates a version that comes into force at once or at a moment, by the clock of the database. One version can be scheduled at a time. `If-Match` and the response are of the policy in force. The text in force creates no version. 409: Another version is scheduled, or the scheduled one is in force now. 412: The policy or the draft was saved in the meantime. `current` is the policy in force. */
export const publishPolicy = ({ http, changeItem }: ApiClient, type: PolicyType, body: PolicyPublication, options: SaveOptions = {}): Promise<Changed<Versioned<Policy>> | undefined> =>
  changeItem(http.POST('/policies/{type}/publications', { params: { path: { type }, header: ifMatch(options) }, body, ...streamInit(options) }), parsePolicy, options);

/** Withdraw a version of a policy, or cancel a scheduled one. Of a withdrawn version the public address shows only number, hash and reason. A scheduled version never comes into force. Both stay in the log. Withdrawing the version in force puts the one before it in force again; without a reason, or without a version before it, it gets 409. 409: The version is in force, and the request has no reason, or no version was in force before. */
export const withdrawPolicyVersion = ({ http, change }: ApiClient, type: PolicyType, version: string, body: PolicyWithdrawal, options: CallOptions = {}): Promise<Changed<PolicyVersion> | undefined> =>
  change(http.POST('/policies/{type}/versions/{version}/withdrawal', { params: { path: { type, version } }, body, ...streamInit(options) }), parsePolicyVersion, options);

/** Read a version that is or was in force. Public. Drafts, scheduled and cancelled versions get 404, as do versions that were replaced before the server kept them for the public. */
export const getPublishedPolicy = ({ http, receive }: ApiClient, type: PolicyType, version: string, options: CallOptions = {}): Promise<PublishedPolicy> =>
  receive(http.GET('/policies/{type}/published/{version}', { params: { path: { type, version } }, ...streamInit(options) }), parsePublishedPolicy, options);

/** Read the announced version of a policy. Public. The scheduled version if its author has announced it, otherwise 404. */
export const getNextPolicy = ({ http, receive }: ApiClient, type: PolicyType, options: CallOptions = {}): Promise<PublishedPolicy> =>
  receive(http.GET('/policies/{type}/next', { params: { path: { type } }, ...streamInit(options) }), parsePublishedPolicy, options);
