/** Reads width, height and transparency from the head of a WebP file. */

interface WebpSize {
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** Pixel size of a WebP file (lossy, lossless or extended), or null when it is none. */
export function webpSize(file: Uint8Array): WebpSize | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
        hasAlpha: false,
      };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return {
        width: (packed & 0x3fff) + 1,
        height: ((packed >> 14) & 0x3fff) + 1,
        hasAlpha: ((packed >> 28) & 1) === 1,
      };
    }
    case 'VP8X':
      return {
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        hasAlpha: (bytes.readUInt8(20) & 0x10) !== 0,
      };
    default:
      return null;
  }
}
