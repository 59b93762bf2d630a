import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { pictureSet } from '@lumen-throw/domain/setup-images';

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
 * On the gallery's page, before any module: asks for the first view, and has the browser load its
 * largest picture, which otherwise waits for all scripts.
 */
const firstView = ({ firebase, sizes }: FirstViewOptions): void => {
  const asked = fetch(GALLERY_START_PATH).then(
    (response) => (response.ok ? (response.json() as Promise<Answer | null>) : null),
    () => null,
  );
  globalThis.galleryFirstView = asked;
  void asked.then(
    (answer) => {
      const path = answer?.featured?.images?.[0];
      if (typeof path !== 'string') return;
      const link = document.createElement('link');
      const picture = {
        rel: 'preload',
        as: 'image',
        imagesrcset: pictureSet(firebase, path),
        imagesizes: sizes,
      };
      for (const [name, value] of Object.entries(picture)) link.setAttribute(name, value);
      document.head.append(link);
    },
    () => {},
  );
};

export default firstView;
