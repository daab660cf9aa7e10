import type { Handlers } from '../Handler.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { findIcon } from './rows.ts';

const CONTENT_TYPES = { png: 'image/png', jpg: 'image/jpeg' };

export const iconHandlers = {
  async getIcon({ services, params }) {
    const [hash = '', type] = params.file.split('.');
    const icon = await findIcon(services.engine.db, hash);
    if (icon?.type !== type || !icon) throw HttpError.notFound();
    return {
      status: 200,
      body: { contentType: CONTENT_TYPES[icon.type], bytes: icon.bytes },
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${hash}"`,
        'Accept-Ranges': 'none',
      },
    };
  },
} satisfies Partial<Handlers>;
