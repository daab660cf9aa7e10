import { sql } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import { HttpError } from '../http/HttpError.ts';

const RETRY_AFTER_SECONDS = 5;
const CONTENT_TYPES = { png: 'image/png', jpg: 'image/jpeg' };

/** Health, and the icon images. */
export const systemHandlers: Pick<Handlers, 'getHealth' | 'getIcon'> = {
  async getHealth({ services }) {
    try {
      await sql`select 1`.execute(services.engine.db);
    } catch {
      throw HttpError.unavailable(RETRY_AFTER_SECONDS);
    }
    return { status: 200, body: { status: 'ok' } };
  },

  async getIcon({ services, params }) {
    const [hash = '', type] = params.file.split('.');
    const icon = await services.engine.db
      .selectFrom('icons')
      .select(['type', 'bytes'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (icon?.type !== type || !icon) throw HttpError.notFound();
    return {
      status: 200,
      body: { contentType: CONTENT_TYPES[icon.type], bytes: icon.bytes },
      // The name is made of the content.
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${hash}"`,
        // An icon is small: it is answered whole, whatever ranges are asked for.
        'Accept-Ranges': 'none',
      },
    };
  },
};
