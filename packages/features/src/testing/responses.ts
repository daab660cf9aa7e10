import { errorBody } from '@planner/api-client/testing';
import { HttpResponse } from 'msw';

// Responses outside the contract, for `response.untyped(…)` of a mock handler.

/** Without a message, like older servers. */
export const serverFault = (message?: string) =>
  message === undefined
    ? new HttpResponse(null, { status: 500 })
    : HttpResponse.json(errorBody(message), { status: 500 });

/** HTML page of a proxy whose server is down. */
export const gatewayPage = () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 });

/** Response of a server that cannot be reached. */
export const unreachable = () => HttpResponse.error();
