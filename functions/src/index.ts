// Before the functions, which read them when they are defined.
import './global-options.ts';

export { answers } from './answers.ts';
export { followDecision } from './decision-notices.ts';
export { calls } from './calls.ts';
export { clearAfterAccount } from './delete-account.ts';
export { takeErrorReport } from './error-reports.ts';
export { keepCardOfDetails } from './gallery-cards.ts';
export { keepHiddenPicturesPrivate } from './hidden-pictures.ts';
export { mailNotice } from './notice-mail.ts';
export { countReports, hearAnswer } from './moderation-queue.ts';
export { announcePublish, followPublishes } from './rebuild-hook.ts';
export { countOwners, countRecreations } from './own-list-counts.ts';
export { rotateSetupOfTheMonth } from './rotate-setup-of-the-month.ts';
export { followSetup } from './setup-changes.ts';
export { pauseUploads } from './upload-pause.ts';
export { forgetUploadedImage, inspectUploadedImage } from './uploaded-image.ts';
export { nightlyUpkeep } from './upkeep.ts';
