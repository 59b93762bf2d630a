import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { FIRST_PICTURE_ELEMENT_ID, GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { pictureSet } from '@lumen-throw/domain/setup-images';
import { FIRST_PICTURE } from '../first-picture.ts';

/** What the gallery's page tells the script. */
interface FirstViewOptions {
  firebase: FirebaseEnvironment;
  /** How wide the picture of the Setup of the Month is shown, as an image's `sizes` says it. */
  sizes: string;
}

/** What is looked at of the answer; who shows it looks at the rest (`galleryStart`). */
interface Answer {
  featured?: { images?: unknown[] } | null;
}

/**
 * On the gallery's page, before any module: asks for the first view, and shows its largest picture,
 * which otherwise waits for all scripts, as the ground of the card that will show it. Which one it is
 * says the page itself, else the answer.
 */
const firstView = ({ firebase, sizes }: FirstViewOptions): void => {
  const asked = fetch(GALLERY_START_PATH).then(
    (response) => (response.ok ? (response.json() as Promise<Answer | null>) : null),
    () => null,
  );
  globalThis.galleryFirstView = asked;
  /** Loads a picture, and shows it once it can be painted. */
  const show = async (path: unknown): Promise<void> => {
    if (typeof path !== 'string') return;
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.sizes = sizes;
    picture.srcset = pictureSet(firebase, path);
    await picture.decode();
    document.documentElement.style.setProperty(FIRST_PICTURE, `url("${picture.currentSrc}")`);
  };
  const carried = document.getElementById(FIRST_PICTURE_ELEMENT_ID)?.textContent;
  const shown = carried
    ? show(JSON.parse(carried))
    : asked.then((answer) => show(answer?.featured?.images?.[0]));
  shown.catch(() => {
    // The card shows the picture, or says that there is none.
  });
};

export default firstView;
