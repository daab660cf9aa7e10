import { Node } from '@tiptap/core';
import { passthroughAttribute, plainAttribute } from './passthroughAttributes.ts';

const SHOWN_IMAGE =
  /^(?:https?:|\/(?!\/)|\.{0,2}\/|[\w-]+[./]|data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$)/i;

const isSafeImageUrl = (src: string): boolean => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(src.trim()))
    return /^(https?|data):/i.test(src.trim()) && SHOWN_IMAGE.test(src.trim());
  return src.trim() !== '' && URL.canParse(src, 'https://site.invalid/');
};

const SIZES = ['width', 'height'];
const PIXELS = /^\d{1,4}$/;

export interface ImageOptions {
  /** Whether an image URL may be loaded; blocks with other images are preserved. */
  isAllowedImage: (src: string) => boolean;
}

export const Image = Node.create<ImageOptions>({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ isAllowedImage: () => true }),
  addAttributes: () => ({
    src: plainAttribute('src'),
    alt: plainAttribute('alt'),
    width: plainAttribute('width', PIXELS),
    height: plainAttribute('height', PIXELS),
    passthrough: passthroughAttribute((element) => ({
      own: ['src', 'alt', ...SIZES.filter((name) => PIXELS.test(element.getAttribute(name) ?? ''))],
    })),
  }),
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const src = element.getAttribute('src') ?? '';
          return isSafeImageUrl(src) && this.options.isAllowedImage(src) ? null : false;
        },
      },
    ];
  },
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export interface VideoOptions {
  toVideoEmbed: (url: string) => string | undefined;
}

/** An iframe of a video host. The editor renders a card instead. */
export const Video = Node.create<VideoOptions>({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ toVideoEmbed: () => undefined }),
  addAttributes: () => ({
    src: plainAttribute('src'),
    passthrough: passthroughAttribute(() => ({ own: ['src'] })),
  }),
  parseHTML() {
    return [
      {
        tag: 'iframe[src]',
        getAttrs: (element) => {
          const src = element.getAttribute('src') ?? '';
          return this.options.toVideoEmbed(src) === src ? null : false;
        },
      },
    ];
  },
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
});
