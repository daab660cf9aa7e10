import type { Editor } from '@tiptap/core';
import { insertImage } from '../commands/commands.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { type LateWords, lateEnglish } from '../lateEnglish.ts';
import type { EditorWords } from '../useEditorWords.ts';
import { formatBytes } from '../../ImageField/describeImage.ts';
import { imageTypeOf, readImageHeader, SIGNATURE_BYTES } from '../../ImageField/readImageHeader.ts';

const toDataUrl = (file: File, words: LateWords): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error(words.imageUnreadable)));
    reader.readAsDataURL(file);
  });

type StoredImage = { src: string; problem?: undefined } | { src?: undefined; problem: string };

/** Uploads an image; without `upload` it is embedded as a data URL. */
export async function storeImage(
  file: File,
  upload: ((image: File) => Promise<string>) | undefined,
  words: LateWords & Pick<EditorWords, 'imageNotStored'>,
): Promise<StoredImage> {
  try {
    return { src: await (upload ? upload(file) : toDataUrl(file, words)) };
  } catch (error) {
    return { problem: error instanceof Error && error.message ? error.message : words.imageNotStored };
  }
}

type CheckedImage = { file: File; problem?: undefined } | { file?: undefined; problem: string };

/** Accepts PNG and JPEG by content, not by name, up to a maximum size. */
export async function checkImageFile(file: File, maxBytes: number, words: LateWords): Promise<CheckedImage> {
  try {
    const type = imageTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
    if (!type) return { problem: words.imageOfWrongType };
    if (file.size > maxBytes)
      return {
        problem: words.imageTooLarge(formatBytes(file.size, words), formatBytes(maxBytes, words)),
      };
    const bytes = await file.arrayBuffer();
    const header = readImageHeader(new Uint8Array(bytes));
    if (!header?.width || !header.height) return { problem: words.imageDamaged };
    return { file: new File([bytes], file.name, { type: `image/${type.toLowerCase()}` }) };
  } catch {
    return { problem: words.imageUnreadable };
  }
}

/**
 * Copies an image of another site, which must allow it. Content security policies allow images of other sites, but no
 * requests. @throws if it can't be read
 */
export async function fetchImage(address: string, maxBytes: number): Promise<File> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const write = (type: string) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Empty image'))), type, 0.85);
    });
  const png = await write('image/png');
  // A photo is much larger as PNG.
  return new File([png.size > maxBytes ? await write('image/jpeg') : png], 'picture');
}

interface ImageInsertion extends Pick<RichTextEditorProps, 'uploadImage'> {
  maxImageBytes: number;
  words: EditorWords;
  onProblem: (problem: string | undefined) => void;
}

export async function insertImages(
  editor: Editor,
  files: readonly File[],
  { uploadImage, maxImageBytes, words: given, onProblem }: ImageInsertion,
): Promise<void> {
  const words = { ...lateEnglish, ...given };
  for (const candidate of files) {
    const checked = await checkImageFile(candidate, maxImageBytes, words);
    const stored = checked.file ? await storeImage(checked.file, uploadImage, words) : checked;
    if (stored.problem === undefined) insertImage(editor, { src: stored.src, alt: '' });
    else onProblem(stored.problem);
  }
}
