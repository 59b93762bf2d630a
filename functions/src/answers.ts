/** What Hosting asks the functions for, in one function: an instance that is warm for one address is warm for all. */
import { onRequest } from 'firebase-functions/https';
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { MONTH_PAGES } from '@lumen-throw/domain/featured-months';
import { ROOMS_PATH } from '@lumen-throw/domain/gallery-card';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { SETUPS_SITEMAP_PATH, SHARE_PICTURES } from '@lumen-throw/domain/setup-links';
import { PATHS, UPTIME_PATH } from '@lumen-throw/domain/site-paths';
import type { Answer } from './cached-answer.ts';
import { galleryPage } from './gallery-page.ts';
import { gallery } from './gallery-start.ts';
import { monthPage } from './month-page.ts';
import { WHOLE_CPU } from './options.ts';
import { rooms } from './projector-rooms.ts';
import { setupsSitemap } from './setups-sitemap.ts';
import { sharePicture } from './share-picture.ts';
import { uptime } from './uptime.ts';
import { version } from './version.ts';

/** By the source of the rewrite in firebase.json; one that ends in `*` stands for one more step. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  [UPTIME_PATH]: uptime,
  [GALLERY_START_PATH]: gallery,
  [`${ROOMS_PATH}/*`]: rooms,
  [PATHS.gallery]: galleryPage,
  [MONTH_PAGES]: monthPage,
  [SHARE_PICTURES]: sharePicture,
  [SETUPS_SITEMAP_PATH]: setupsSitemap,
  [VERSION_PATH]: version,
};

/** What answers at a path; undefined where nothing does. */
function answerAt(path: string): Answer | undefined {
  return ANSWERS[path] ?? ANSWERS[`${path.slice(0, path.lastIndexOf('/'))}/*`];
}

/** Enough memory for some pictures of links at a time, which are made from files of known size. */
export const answers = onRequest(
  { ...WHOLE_CPU, memory: '512MiB', timeoutSeconds: 15, cors: false },
  async (request, response) => {
    const answer = answerAt(request.path);
    if (answer) await answer(request, response);
    else response.set('Cache-Control', 'no-store').status(404).end();
  },
);
