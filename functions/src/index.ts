import { setGlobalOptions } from 'firebase-functions';

// Bounds the bill of a flood; before the functions, which read it when they are defined.
setGlobalOptions({ maxInstances: 5, region: process.env['LUMEN_FIREBASE_REGION'] || 'us-central1' });

export { deleteAccount } from './delete-account.ts';
export { countGallery } from './gallery-totals.ts';
export { rotateSetupOfTheMonth } from './rotate-setup-of-the-month.ts';
export { clearAfterSetup } from './setup-removal.ts';
export { inspectUploadedImage } from './uploaded-image.ts';
