// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { object, oneOf, string } from '../../parse.ts';
import { streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions } from '../../types.ts';
import type { Health, Parts, Readiness } from '../types.ts';

export const parseHealth = object<Health>({ status: oneOf('ok') });

export const parseParts = object<Parts>({ server: string, database: string });

export const parseReadiness = object<Readiness>({ status: oneOf('ok'), parts: parseParts });

/** Check whether the server runs. Returns 200 while the server handles requests, without asking the database. */
export const getHealth = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<Health> =>
  receive(http.GET('/health', streamInit(options)), parseHealth, options);

/** Check whether the server should get requests. Returns 503 while the server stops, and while the database is down or read-only. A slow database is ready. Responds within two seconds. 503: A part does not work. */
export const getReadiness = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<Readiness> =>
  receive(http.GET('/ready', streamInit(options)), parseReadiness, options);
