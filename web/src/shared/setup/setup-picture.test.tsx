// @vitest-environment jsdom
/** The fallback for an image that fails to load. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentProvider } from '../environment/environment-context.tsx';
import { SetupPicture } from './setup-picture.tsx';
import { environment } from '../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../test/fixture/setup.ts';

/** The images that the page tried to load in the background. */
const probes: HTMLImageElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  probes.length = 0;
  vi.stubGlobal('Image', function MakeImage() {
    const probe = document.createElement('img');
    probes.push(probe);
    return probe;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

function show(alt: string, small = false, images = sampleSetup().images) {
  render(
    <EnvironmentProvider value={environment}>
      <SetupPicture
        setup={sampleSetup({ images })}
        index={0}
        alt={alt}
        small={small}
        width={16}
        height={10}
        sizes="10rem"
      />
    </EnvironmentProvider>,
  );
}

/** Waits for the next try, which has this outcome. */
function nextTry(outcome: 'load' | 'error'): void {
  act(() => void vi.advanceTimersByTime(8000));
  fireEvent[outcome](probes.at(-1) ?? document.body);
}

test('an image that fails to load leaves its place empty, and appears once a retry succeeds', () => {
  show('Attic cinema, picture 1 of 1');
  fireEvent.error(screen.getByRole('img'));
  nextTry('error');
  expect(screen.queryByText("This picture can't be shown.")).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  nextTry('load');
  expect(probes.map(({ src }) => src)).toEqual(Array(2).fill('https://example.com/a.webp'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://example.com/a.webp');
});

test('says that an image cannot be shown after four retries', () => {
  show('Attic cinema, picture 1 of 1');
  fireEvent.error(screen.getByRole('img'));
  for (let tries = 0; tries < 4; tries += 1) nextTry('error');
  expect(screen.getByText("This picture can't be shown.")).toBeDefined();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    "Attic cinema, picture 1 of 1. This picture can't be shown.",
  );
  act(() => void vi.advanceTimersByTime(60_000));
  expect(probes).toHaveLength(4);
});

test('lets the browser choose among widths', () => {
  show('Attic cinema');
  const image = screen.getByRole('img');
  expect(image.getAttribute('srcset')).toMatch(
    /pictures%2Fnia%2Fa-webp-480\.webp\?alt=media 480w, .+-960\.webp\?alt=media 960w, .+-1600\.webp\?alt=media 1600w$/,
  );
  expect(image.getAttribute('sizes')).toBe('10rem');
});

test.each([true, false])('shows the text for a setup without an image, small: %s', (small) => {
  show('', small, []);
  expect(screen.getByText("This picture can't be shown.")).toBeDefined();
});
