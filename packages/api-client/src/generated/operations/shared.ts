// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, number, object, oneOf, optional, string, timestamp } from '../../parse.ts';
import type { LegalText, Message, PolicyAnnouncement, PolicyAddress, Policy } from '../types.ts';

export const parseRole = oneOf('user', 'admin');

export const parseLegalText = object<LegalText>({ type: string, title: string, language: string });

export const parseMessage = object<Message>({ message: optional(string) });

export const parsePolicyAnnouncement = object<PolicyAnnouncement>({ version: number, inForceAt: timestamp, note: nullable(string) });

export const parsePolicyAddress = object<PolicyAddress>({ index: number, id: string });

export const parsePolicy = object<Policy>({ type: optional(string), content: string, updatedAt: nullable(timestamp), version: nullable(number), sha256: nullable(string), next: nullable(parsePolicyAnnouncement), addresses: optional(array(parsePolicyAddress)), timeZone: optional(string), title: optional(string), language: optional(string), translations: optional(array(parseLegalText)) });
