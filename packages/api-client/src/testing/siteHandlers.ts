import { HttpResponse } from 'msw';
import { ADDED, NOT_FOUND, VERSION } from './responses.ts';
import { http } from './http.ts';
import { ICONS_BASE64 } from './icons.ts';
import { subscriptionPageOf } from './subscriptionPageOf.ts';
import { wirePolicies, wirePolicyVersions, wireSubscriptions } from './wire.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Further texts have the content of the privacy policy. */
const specified = (type: string) => (type === 'terms' ? type : 'privacy');

export const siteHandlers = {
  getPolicy: http.get('/policies/{type}', ({ params, response }) =>
    response(200).json({ ...wirePolicies[specified(params.type)], type: params.type }, VERSION),
  ),
  savePolicy: http.post('/policies', async ({ request, response }) =>
    response(200).json({ ...(await request.json()), updatedAt: ADDED.updatedAt, version: 4 }, VERSION),
  ),
  // The words of the contract's example are in no text of the fixtures.
  listPolicyComments: http.get('/policies/{type}/comments', ({ response }) =>
    response(200).json({ items: [] }),
  ),
  listPolicyVersions: http.get('/policies/{type}/versions', ({ params, response }) =>
    response(200).json({
      items: wirePolicyVersions[specified(params.type)].map(
        ({ content: _content, type: _type, ...version }) => version,
      ),
      nextCursor: null,
    }),
  ),
  getPolicyVersion: http.get('/policies/{type}/versions/{version}', ({ params, response }) => {
    const found = wirePolicyVersions[specified(params.type)].find(
      ({ version }) => String(version) === params.version,
    );
    return found ? response(200).json(found) : response(404).json(NOT_FOUND);
  }),
  listSubscriptions: http.get('/subscriptions', ({ query, response }) =>
    response(200).json(
      query.has('page')
        ? subscriptionPageOf(wireSubscriptions, {
            page: Number(query.get('page')),
            query: query.get('query') ?? '',
            status: query.get('status') ?? '',
            endsWithin: Number(query.get('endsWithin') ?? 0),
            sort: query.get('sort') ?? '',
          })
        : { data: wireSubscriptions },
    ),
  ),
  exportSubscriptions: http.get('/subscriptions/export', ({ response }) =>
    response(200).text(
      ['Name', ...wireSubscriptions.map(({ name }) => name)].map((name) => `"${name}"\r\n`).join(''),
      { headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
    ),
  ),
  exportAcceptances: http.get('/policies/{type}/versions/{version}/users/export', ({ response }) =>
    response(200).text('"Name"\r\n"Nguyễn Thị Lan"\r\n', {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    }),
  ),
  getIcon: http.get('/icons/{file}', ({ params, response }) => {
    const base64 = ICONS_BASE64[params.file];
    if (base64 === undefined) return response(404).json(NOT_FOUND);
    return response.untyped(new HttpResponse(bytesOf(base64), { headers: { 'Content-Type': 'image/png' } }));
  }),
};
