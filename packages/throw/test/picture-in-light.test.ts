import { describe, expect, test } from 'vitest';
import { lightShares } from '../src/picture-in-light.ts';
import { contrastOver } from '../src/room-light.ts';

describe('shares of a picture in a light', () => {
  test('the brightest white is 1, and a dimmer one beside it stays dimmer by as much', () => {
    const [dim, bright] = lightShares([10, 40], 10);
    expect(bright && bright.room + bright.projected).toBeCloseTo(1, 12);
    expect(dim && dim.room + dim.projected).toBeCloseTo(20 / 50, 12);
    expect(dim?.room).toBe(bright?.room);
  });

  test('white against black is the contrast over the light', () => {
    for (const white of [1, 7.5, 33, 120])
      for (const ambient of [0.2, 1, 7.4, 18]) {
        const [share] = lightShares([white], ambient);
        expect(share && (share.room + share.projected) / share.room).toBeCloseTo(
          contrastOver(white, ambient) ?? 0,
          9,
        );
      }
  });

  test('without any light all is dark, and in the dark black is black', () => {
    expect(lightShares([0], 0)).toEqual([{ room: 0, projected: 0 }]);
    expect(lightShares([12], 0)).toEqual([{ room: 0, projected: 1 }]);
  });
});
