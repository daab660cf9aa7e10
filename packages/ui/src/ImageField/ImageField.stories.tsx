import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import type { ThemeName } from '../theme/themes.ts';
import { drawTestIcon } from '../testing/drawTestIcon.ts';
import { bytesOf } from '../testing/testFiles.ts';
import { IconImage } from './IconImage.tsx';
import { ImageField } from './ImageField.tsx';

const MAX_BYTES = 1_048_576;

const DARK_LINES = '#1f2937';
const LIGHT_LINES = '#e5e7eb';

const dataUrl = (lines: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M8 8h32v32H8z" fill="none" stroke="${lines}" stroke-width="4"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const dataTransferOf = (files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

const EVENT_INIT = { bubbles: true, cancelable: true };

/** Drags files over an element and drops them. Returns whether the browser would now open them instead of the page. */
const drop = async (target: Element, ...files: File[]) => {
  const init = { ...EVENT_INIT, dataTransfer: dataTransferOf(files) };
  await fireEvent(target, new DragEvent('dragover', init));
  return fireEvent(target, new DragEvent('drop', init));
};

const paste = (...files: File[]) =>
  fireEvent(
    document.activeElement ?? document,
    new ClipboardEvent('paste', { ...EVENT_INIT, clipboardData: dataTransferOf(files) }),
  );

const meta = preview.meta({
  title: 'Forms/ImageField',
  component: ImageField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field, then to the remove button' },
      { keys: ['Enter', 'Space'], does: 'Opens the native file dialog' },
      { keys: ['Control + V'], does: 'Pastes an image' },
    ],
  },
  args: {
    label: 'Light Icon',
    surface: 'light' as ThemeName,
    maxBytes: MAX_BYTES,
    maxPixels: 2048,
    onChange: fn(),
    onBlur: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Light Icon')).toHaveAccessibleDescription(
      'No image chosen Drop, paste or choose a PNG or JPEG image of at most 1 MB and 2048 × 2048 pixels.',
    );
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: drawTestIcon({ color: DARK_LINES }) },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/^PNG/);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Light Icon')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove tick.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Light Icon')).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const Browsing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const file = drawTestIcon({ color: DARK_LINES });
    await userEvent.upload(canvas.getByLabelText('Light Icon'), file);
    await waitFor(() => expect(canvas.getByText('tick.png')).toBeVisible());
    await expect(canvas.getByText(/^PNG · 48 × 48 px · /)).toBeVisible();
    await expect(canvas.getByText(/^Easy to see on the light surface \(contrast 1\d\.\d:1\)$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Light Icon on light' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Light Icon on dark' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('Replace image')).toBeVisible();
  },
});

export const Removing = meta.story({
  args: { defaultValue: drawTestIcon({ color: DARK_LINES }) },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/^PNG/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tick.png' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('No image chosen')).toBeVisible();
    await expect(canvas.queryByText(/^PNG/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    // The remove button is gone, so focus moves to the input.
    await expect(canvas.getByLabelText('Light Icon')).toHaveFocus();
  },
});

export const Dropping = meta.story({
  args: { label: 'Dark Icon', surface: 'dark' },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('No image chosen');
    const file = drawTestIcon({ color: LIGHT_LINES, name: 'moon.png' });
    await drop(zone, file);
    await waitFor(() => expect(canvas.getByText('moon.png')).toBeVisible());
    await expect(canvas.getByText(/^Easy to see on the dark surface/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(file);
  },
});

/** A file dropped beside the field must not replace the page. */
export const DroppingOutside = meta.story({
  play: async ({ args }) => {
    const file = drawTestIcon({ color: DARK_LINES });
    await expect(await drop(document.body, file)).toBe(false);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Pasting = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const file = drawTestIcon({ color: DARK_LINES, name: 'image.png' });
    await paste(file);
    await waitFor(() => expect(canvas.getByText('image.png')).toBeVisible());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(file);
  },
});

export const LowContrast = meta.story({
  args: { defaultValue: drawTestIcon({ color: LIGHT_LINES }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Hard to see on the light surface \(contrast 1\.\d:1\)$/),
    ).toBeVisible();
  },
});

export const Jpeg = meta.story({
  args: {
    label: 'Dark Icon',
    surface: 'dark',
    defaultValue: drawTestIcon({
      color: DARK_LINES,
      background: '#fff',
      name: 'tick.jpg',
      type: 'image/jpeg',
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^JPEG · 48 × 48 px/)).toBeVisible());
    await expect(canvas.getByText(/^Easy to see on the dark surface/)).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: { defaultValue: drawTestIcon({ color: DARK_LINES }) },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Light Icon');
    const refused = async (file: File, reason: RegExp) => {
      await drop(canvas.getByText('tick.png'), file);
      await waitFor(() => expect(canvas.getByText(reason)).toBeVisible());
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(reason);
    };
    await refused(
      new File([bytesOf('signatureOnly')], 'cut.png'),
      /cut\.png.* is damaged and cannot be shown$/,
    );
    await refused(new File([bytesOf('withoutPixels')], 'hollow.png'), /hollow\.png.* is damaged/);
    await refused(
      new File([bytesOf('claiming65535')], 'flood.png'),
      /flood\.png.* has too many pixels: 65535 × 65535 of at most 2048 × 2048$/,
    );
    await refused(
      new File([bytesOf('signatureOnly'), new Uint8Array(MAX_BYTES)], 'big.png'),
      /big\.png.* is too large: 1\.1 MB of at most 1 MB$/,
    );
    await refused(
      new File([bytesOf('page')], 'page.png', { type: 'image/png' }),
      /page\.png.* is not a PNG or JPEG image$/,
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('tick.png')).toBeVisible();
    await userEvent.upload(input, drawTestIcon({ color: '#000', name: 'better.png' }));
    await waitFor(() => expect(canvas.getByText('better.png')).toBeVisible());
    await expect(input).toBeValid();
  },
});

/** A file larger than allowed, in bytes and in pixels, becomes a smaller copy. */
export const MadeSmaller = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { maxPixels: 32 },
  play: async ({ canvas, userEvent, args }) => {
    const icon = drawTestIcon({ color: DARK_LINES });
    const photo = new File([icon, new Uint8Array(MAX_BYTES)], 'photo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Light Icon'), photo);
    await expect(await canvas.findByText(/^PNG · 32 × 32 px · \S+ (?:B|KB)$/)).toBeVisible();
    const sent = args.onChange?.mock.lastCall?.[0];
    await expect([sent?.name, sent?.type]).toEqual(['photo.png', 'image/png']);
    await expect(sent?.size).toBeLessThan(5000);
  },
});

/** Exactly as large as allowed. */
export const AtTheLimits = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { maxPixels: 48 },
  play: async ({ canvas, userEvent, args }) => {
    const icon = drawTestIcon({ color: DARK_LINES });
    const file = new File([icon, new Uint8Array(MAX_BYTES - icon.size)], 'full.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Light Icon'), file);
    await expect(await canvas.findByText('PNG · 48 × 48 px · 1 MB')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(file);
  },
});

export const SeveralRejected = meta.story({
  play: async ({ canvas, args }) => {
    const file = drawTestIcon({ color: DARK_LINES });
    const zone = canvas.getByText('No image chosen');
    await drop(zone, file, file);
    await waitFor(() => expect(canvas.getByText('Choose one image, not several')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WithoutExtension = meta.story({
  play: async ({ canvas, args }) => {
    const file = new File([bytesOf('jpegWithMetadata')], 'noext', { type: 'application/octet-stream' });
    await drop(canvas.getByText('No image chosen'), file);
    await waitFor(() => expect(canvas.getByText(/^JPEG · 16 × 16 px/)).toBeVisible());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(file);
  },
});

export const Stored = meta.story({
  args: { label: 'Light Image (Optional)', currentSrc: dataUrl(DARK_LINES) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Light Image (Optional) on light' })).toBeVisible();
    await expect(canvas.getByText('Stored image')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const StoredIsMissing = meta.story({
  args: { label: 'Light Image (Optional)', currentSrc: 'data:image/png,gone' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
    await expect(canvas.getByText('Light Image (Optional) on light')).toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  args: { isRequired: true, isInvalid: true, errorMessage: 'Light icon is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Light Icon');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Light icon is required$/);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: drawTestIcon({ color: DARK_LINES }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Light Icon')).toBeDisabled();
    const zone = await canvas.findByText('tick.png');
    await drop(zone, drawTestIcon({ color: '#000' }));
    await expect(canvas.getByText('tick.png')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Long = meta.story({
  args: {
    defaultValue: drawTestIcon({ color: DARK_LINES, name: `${'donaudampfschifffahrt-'.repeat(9)}.png` }),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const facts = await canvas.findByText(/^PNG/);
    const { direction } = getComputedStyle(document.body);
    const edge = ({ left, right }: DOMRect) => (direction === 'rtl' ? right : left);
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/^donaudampfschifffahrt/));
    const [line] = words.getClientRects();
    await expect(edge(line ?? new DOMRect())).toBeCloseTo(edge(facts.getBoundingClientRect()), 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { defaultValue: drawTestIcon({ color: DARK_LINES, name: 'صورة.png' }) },
  globals: { direction: 'rtl' },
});

/** As in lists: on its surface, and the placeholder. */
export const InLists = meta.story({
  render: () => (
    <>
      <IconImage src={dataUrl(DARK_LINES)} alt="Light icon of Reading" surface="light" />{' '}
      <IconImage src={dataUrl(LIGHT_LINES)} alt="Dark icon of Reading" surface="dark" />{' '}
      <IconImage src="data:image/png,gone" alt="Light icon of Sleep" surface="light" />{' '}
      <IconImage src={undefined} alt="Dark icon of Sleep" surface="dark" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2));
    const boxes = [...canvasElement.querySelectorAll('.light, .dark')];
    await expect(new Set(boxes.map((box) => box.getBoundingClientRect().width)).size).toBe(1);
    await expect(within(canvasElement).getByText('Light icon of Sleep')).toBeInTheDocument();
  },
});
