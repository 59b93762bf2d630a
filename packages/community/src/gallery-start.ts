/** The gallery's first view in one plain request. Loads nothing of Firebase. */
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import {
  GALLERY_START_PATH,
  galleryStart,
  type GalleryStart,
  type StartSetup,
} from '@lumen-throw/domain/gallery-start';
import type { Setup } from '@lumen-throw/domain/setup';
import { pictureAddress } from '@lumen-throw/domain/setup-images';
import { maybeSignedIn } from './session-hint.ts';

/** Longest wait for the answer, in milliseconds; then the database itself is asked. */
const TIMEOUT = 4000;

/** For so long one answer is for all who ask, in milliseconds: the parts of a page ask at the same time. */
const SHARED = 1000;

let asked: { at: number; answer: Promise<GalleryStart | null> } | null = null;

/** Asks for what the gallery begins with now; null without an answer. For members too: it tells of others' acts. */
export async function askGalleryStart(): Promise<GalleryStart | null> {
  try {
    const response = await fetch(GALLERY_START_PATH, { signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? galleryStart(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The answer that the page asked for itself, once; it is of the moment at which the page was opened. */
async function askedByPage(): Promise<GalleryStart | null> {
  const early = globalThis.galleryFirstView;
  globalThis.galleryFirstView = undefined;
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT);
  });
  const answer = early && (await Promise.race([early, late]).catch(() => null));
  return answer ? galleryStart(answer) : null;
}

/**
 * What a visitor sees first.
 * @returns null where somebody may be signed in, who sees an own act at once, and where there is no answer
 */
export async function readGalleryStart(): Promise<GalleryStart | null> {
  if (maybeSignedIn()) return null;
  if (!asked || Date.now() - asked.at > SHARED)
    asked = { at: Date.now(), answer: askedByPage().then((early) => early ?? askGalleryStart()) };
  const answer = await asked.answer;
  return maybeSignedIn() ? null : answer;
}

/** A setup of the answer as pages see it. */
export function setupOfStart(env: FirebaseEnvironment, setup: StartSetup): Setup {
  return {
    ...setup,
    created_at: new Date(setup.created_at),
    images: setup.images.map((path) => pictureAddress(env, path)),
    image_paths: setup.images,
  };
}
