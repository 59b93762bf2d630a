// Before the functions, which read them when they are defined.
import './global-options.ts';

export { watchBackups } from './backup-watch.ts';
export { followDecision } from './decision-notices.ts';
export { clearAfterAccount, deleteAccount } from './delete-account.ts';
export { takeErrorReport } from './error-reports.ts';
export { keepCardOfDetails, repairCards } from './gallery-cards.ts';
export { galleryPage } from './gallery-page.ts';
export { gallery } from './gallery-start.ts';
export { keepHiddenPicturesPrivate } from './hidden-pictures.ts';
export { repairLikes } from './like-repair.ts';
export { sweepUploads } from './orphan-uploads.ts';
export { rooms } from './projector-rooms.ts';
export { decideOnMember, lookUpMember } from './member-decisions.ts';
export { mailNotice } from './notice-mail.ts';
export { countReports, hearAnswer } from './moderation-queue.ts';
export { findUnannounced } from './publish-gaps.ts';
export { announcePublish, startWaitingBuild } from './rebuild-hook.ts';
export { rotateSetupOfTheMonth } from './rotate-setup-of-the-month.ts';
export { followSetup, followSetupPictures } from './setup-changes.ts';
export { editSetup } from './setup-editing.ts';
export { setupsSitemap } from './setups-sitemap.ts';
export { sharePicture } from './share-picture.ts';
export { pauseUploads } from './upload-pause.ts';
export { forgetUploadedImage, inspectUploadedImage } from './uploaded-image.ts';
export { uptime } from './uptime.ts';
export { version } from './version.ts';
