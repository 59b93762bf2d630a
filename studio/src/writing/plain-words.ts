import type { LocaleResourceBundle } from 'sanity';

const KINDS = 'JPEG, PNG, WebP or AVIF';

/** What to do with the photos that an iPhone takes. */
const HEIC =
  "An iPhone's photos are HEIC: open the photo on a computer and export it as JPEG, or choose Share > Save to Files there. For new photos, choose Settings > Camera > Formats > Most Compatible.";

/** What becomes of a picture that isn't taken, and what to do then. */
const REFUSED = `The picture wasn't taken. Use ${KINDS} with at most 30 megapixels. ${HEIC} Save any other file again as JPEG.`;

const ONLY = `Only pictures go in here: ${KINDS}.`;
const NOT_HERE = `${ONLY} Export HEIC as JPEG first.`;

/** The panes of the preview on a phone, by the names that the tools have here. */
export const previewPanes: LocaleResourceBundle = {
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'narrow-tabs.preview-tab.label': 'Page',
    'narrow-tabs.content-tab.label': 'Fields',
  },
};

/** Sentences of Sanity's that speak to developers, in words for editors. */
export const plainWords: LocaleResourceBundle = {
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': 'Not uploaded',
    'asset-sources.common.uploader.upload-failed.description': REFUSED,
    'inputs.file.upload-failed.title': 'Not uploaded',
    'inputs.file.upload-failed.description': REFUSED,
    'inputs.image.upload-error.title': 'Not uploaded',
    'inputs.image.upload-error.description': REFUSED,
    'inputs.array.error.cannot-upload-unable-to-convert_one': `${ONLY} ${HEIC} This isn't one:`,
    'inputs.array.error.cannot-upload-unable-to-convert_other': `${ONLY} ${HEIC} These aren't:`,
    'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one': NOT_HERE,
    'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other': NOT_HERE,
    'inputs.files.common.placeholder.cannot-upload-some-files_one': NOT_HERE,
    'inputs.files.common.placeholder.cannot-upload-some-files_other': NOT_HERE,
    'inputs.image.drag-overlay.cannot-upload-here': NOT_HERE,
  },
};
