/** The figures that guides compute are those of the verdicts on every screen (web/test/one-verdict.test.ts). */
import { roomBrightness } from '@lumen-throw/throw/room-fit';
import { ROOM_LIGHTS } from '@lumen-throw/throw/room-light';
import { draws } from '@lumen-throw/throw/testing/draws';
import { expect, test } from 'vitest';
import { contrastInLight, footLamberts, LUX } from '../source/figures.ts';

test("guides count white and contrast as the room's verdict does", () => {
  expect(LUX).toBe(ROOM_LIGHTS);
  const { between } = draws(8);
  for (let count = 0; count < 1000; count += 1) {
    const [lumens, diagonal, light] = [between(100, 8000), between(60, 200), between(1, 400)];
    const { white, contrast } = roomBrightness({ lumens }, '16:9', {
      diagonal,
      aspect: '16:9',
      gain: 1,
      light,
    });
    expect(footLamberts(lumens, diagonal) / white).toBeCloseTo(1, 9);
    expect(contrastInLight(footLamberts(lumens, diagonal), light) / contrast).toBeCloseTo(1, 9);
  }
});
