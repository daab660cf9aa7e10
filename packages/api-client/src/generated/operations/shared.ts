// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, number, object, oneOf, optional, string, timestamp } from '../../parse.ts';
import type { Message, PolicyAnnouncement, PolicyAddress, Policy } from '../types.ts';

export const parseRole = oneOf('user', 'admin');

export const parseMessage = object<Message>({ message: optional(string) });

export const parsePolicyType = oneOf('privacy', 'terms');

export const parsePolicyAnnouncement = object<PolicyAnnouncement>({ version: number, inForceAt: timestamp, note: nullable(string) });

export const parsePolicyAddress = object<PolicyAddress>({ index: number, id: string });

export const parsePolicy = object<Policy>({ type: optional(parsePolicyType), content: string, updatedAt: nullable(timestamp), version: nullable(number), sha256: nullable(string), next: nullable(parsePolicyAnnouncement), addresses: optional(array(parsePolicyAddress)), timeZone: optional(string) });
