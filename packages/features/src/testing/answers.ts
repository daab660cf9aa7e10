import { errorBody } from '@planner/api-client/testing';
import { HttpResponse } from 'msw';

// Answers that the contract does not promise and that come all the same; for `response.untyped(…)` of a mock handler.

/** A defect of the server; without a message, as older servers answer it. */
export const serverFault = (message?: string) =>
  message === undefined
    ? new HttpResponse(null, { status: 500 })
    : HttpResponse.json(errorBody(message), { status: 500 });

/** The page that a proxy shows when the server behind it is down. */
export const gatewayPage = () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 });

/** No answer at all. */
export const unreachable = () => HttpResponse.error();
