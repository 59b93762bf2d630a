/** The configuration of a hosted product. */
export const HOSTED_VARIABLES = {
  LUMEN_BACKEND: 'hosted',
  LUMEN_SITE_URL: 'https://lumen.example',
  LUMEN_STUDIO_URL: 'https://lumen.sanity.studio',
  LUMEN_SANITY_PROJECT_ID: 'abc12345',
  LUMEN_FIREBASE_PROJECT_ID: 'lumen-live',
  LUMEN_FIREBASE_API_KEY: 'key',
  LUMEN_FIREBASE_APP_ID: '1:2:web:3',
  LUMEN_FIREBASE_STORAGE_BUCKET: 'lumen-live.firebasestorage.app',
};
