import { describe, expect, test } from 'vitest';
import { lightShares } from '../src/picture-in-light.ts';
import { LUX_PER_FOOT_CANDLE, screenContrast } from '../src/room-light.ts';

const projected = (white: number, native: number | null = null) => ({ white, native });

describe('shares of a picture in a light', () => {
  test('scales the brightest white to 1 and keeps the ratio of a dimmer one', () => {
    const [dim, bright] = lightShares([projected(10), projected(40)], 10);
    expect(bright && bright.room + bright.projected).toBeCloseTo(1, 12);
    expect(dim && dim.room + dim.projected).toBeCloseTo(20 / 50, 12);
  });

  test("the ratio of white to black is the contrast in the light, with the projector's own black", () => {
    for (const white of [1, 7.5, 33, 120])
      for (const lux of [0, 2, 80, 200])
        for (const native of [null, 300, 5000]) {
          const [share] = lightShares([projected(white, native)], lux / LUX_PER_FOOT_CANDLE);
          expect(share && (share.room + share.projected) / share.room).toBeCloseTo(
            screenContrast(white, { light: lux, gain: 1, native }),
            6,
          );
        }
  });

  test('is dark without any light', () => {
    expect(lightShares([projected(0)], 0)).toEqual([{ room: 0, projected: 0 }]);
  });
});
