import type { Page } from '@playwright/test';

/** EXIF as a phone writes it: rotated by 90 degrees (orientation 6), with a location. */
function exif(): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + 2 + 2 * 12 + 4 + 24);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(2, 8);
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x8825, 4, 1, 38);
  tiff.writeUInt16LE(2, 38);
  entry(40, 0x0001, 2, 2, 'N'.charCodeAt(0));
  entry(52, 0x0002, 5, 3, 68);
  for (const [index, value] of [52, 1, 31, 1, 12, 1].entries()) tiff.writeUInt32LE(value, 68 + index * 4);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * A JPEG as a phone's camera writes it: the pixels lie on their side, and EXIF data says how to
 * rotate them and where the picture was taken.
 * @param page any page; its browser draws and compresses the picture
 */
export async function cameraPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([width = 0, height = 0]) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      // Stripes that don't compress to nothing.
      for (let x = 0; x < width; x += 8) {
        context.fillStyle = `hsl(${(x * 37) % 360} 70% ${30 + ((x * 13) % 50)}%)`;
        context.fillRect(x, 0, 8, height);
      }
      return canvas.toDataURL('image/jpeg', 0.98);
    },
    [width, height],
  );
  const plain = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]);
}
