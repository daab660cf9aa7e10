import type { Contract } from '../platform/contract/loadContract.ts';
import { hashesOf } from '../platform/http/staticFiles.ts';
import { sendFile, storeText } from '../platform/http/storedFile.ts';
import { renderDocs } from './renderDocs.ts';

const storeDocument = ({ document }: Contract) => storeText('application/json', JSON.stringify(document));

const storePage = async (contract: Contract) => {
  const markup = await renderDocs(contract);
  const style = hashesOf(markup, 'style').join(' ');
  return {
    file: storeText('text/html; charset=utf-8', markup),
    policy: `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
};

/** Serves the contract, to programs and to people, by path. Both forms are made at the first request. */
export const createApiDocs = (
  contract: Contract,
): Record<string, (request: Request) => Response | Promise<Response>> => {
  let document: ReturnType<typeof storeDocument> | undefined;
  let page: ReturnType<typeof storePage> | undefined;
  return {
    '/api/v1/openapi.json': (request) =>
      sendFile(request, (document ??= storeDocument(contract)), 'no-cache'),
    '/api/docs': async (request) => {
      const { file, policy } = await (page ??= storePage(contract));
      const response = sendFile(request, file, 'no-cache');
      response.headers.set('Content-Security-Policy', policy);
      return response;
    },
  };
};
