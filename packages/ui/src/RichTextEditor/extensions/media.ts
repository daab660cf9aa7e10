import { Node } from '@tiptap/core';
import { readCarried, renderCarried, VIDEO_ATTRIBUTES } from './carried.ts';

const SHOWN_IMAGE =
  /^(?:https?:|\/(?!\/)|\.{0,2}\/|[\w-]+[./]|data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$)/i;

/** Whether an image can be shown: a file on the web or the site, or data of a bitmap. */
export const isShownImage = (src: string): boolean => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(src.trim()))
    return /^(https?|data):/i.test(src.trim()) && SHOWN_IMAGE.test(src.trim());
  return src.trim() !== '' && URL.canParse(src, 'https://site.invalid/');
};

const PIXELS = /^\d{1,4}$/;
const length = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(name);
    return value !== null && PIXELS.test(value) ? value : null;
  },
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null ? {} : { [name]: attributes[name] as string },
});

export interface ImageOptions {
  /** Whether an image may be shown from this address; where it may not, it is kept with what is around it. */
  isAllowedImage: (src: string) => boolean;
}

/** An image in running text. */
export const Image = Node.create<ImageOptions>({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ isAllowedImage: () => true }),
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => element.getAttribute('src') },
    alt: {
      default: null,
      parseHTML: (element) => element.getAttribute('alt'),
      renderHTML: ({ alt }) => (alt === null ? {} : { alt: alt as string }),
    },
    width: length('width'),
    height: length('height'),
    carried: {
      default: null,
      parseHTML: (element) => readCarried(element, ['width', 'height'], ['loading', 'decoding']),
      renderHTML: ({ carried }) => renderCarried(carried),
    },
  }),
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const src = element.getAttribute('src') ?? '';
          return isShownImage(src) && this.options.isAllowedImage(src) ? null : false;
        },
      },
    ];
  },
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export interface VideoOptions {
  /** The player for what an address names, a player's own address as it is; undefined where it is no video of an allowed host. */
  toVideoEmbed: (url: string) => string | undefined;
}

/** A frame of a video host. The editor shows a card in its place, so that nothing is fetched while somebody writes. */
export const Video = Node.create<VideoOptions>({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ toVideoEmbed: () => undefined }),
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => element.getAttribute('src') },
    carried: {
      default: null,
      parseHTML: (element) => readCarried(element, [], VIDEO_ATTRIBUTES),
      renderHTML: ({ carried }) => renderCarried(carried),
    },
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
