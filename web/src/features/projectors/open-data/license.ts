/** The license of the catalogue as a compilation. */
export const LICENSE_URL = 'https://creativecommons.org/licenses/by/4.0/';
