interface TestIcon {
  color: string;
  background?: string;
  name?: string;
  type?: 'image/png' | 'image/jpeg';
  pixels?: number;
}

export const drawTestIcon = ({
  color,
  background,
  name = 'tick.png',
  type = 'image/png',
  pixels = 48,
}: TestIcon): File => {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas is not supported');
  context.scale(pixels / 48, pixels / 48);
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, 48, 48);
  }
  context.strokeStyle = color;
  context.lineWidth = 4;
  context.stroke(
    new Path2D('M8 14 a6 6 0 0 1 6-6 h20 a6 6 0 0 1 6 6 v20 a6 6 0 0 1-6 6 h-20 a6 6 0 0 1-6-6 z'),
  );
  context.stroke(new Path2D('M16 24 l6 6 l11-12'));
  const [, base64 = ''] = canvas.toDataURL(type).split(',');
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type });
};
