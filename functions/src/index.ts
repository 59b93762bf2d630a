// Before the functions, which read them when they are defined.
import './global-options.ts';

export { watchBackups } from './backup-watch.ts';
export { clearAfterAccount, deleteAccount } from './delete-account.ts';
export { takeErrorReport } from './error-reports.ts';
export { gallery, keepGalleryStart } from './gallery-start.ts';
export { countGallery } from './gallery-totals.ts';
export { keepHiddenPicturesPrivate, markPicturesOfSetup } from './hidden-pictures.ts';
export { repairLikes } from './like-repair.ts';
export { sweepUploads } from './orphan-uploads.ts';
export { announcePublish, startWaitingBuild } from './rebuild-hook.ts';
export { rotateSetupOfTheMonth } from './rotate-setup-of-the-month.ts';
export { clearAfterSetup } from './setup-removal.ts';
export { checkPicturesOfSetup } from './picture-claims.ts';
export { searchSubmissions } from './submission-search.ts';
export { pauseUploads } from './upload-pause.ts';
export { forgetUploadedImage, inspectUploadedImage } from './uploaded-image.ts';
export { uptime } from './uptime.ts';
export { version } from './version.ts';
