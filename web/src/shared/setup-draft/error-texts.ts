import { TRUST_DAYS } from '@lumen-throw/domain/trust';
import { siteTexts } from '../site-texts/site-texts.ts';

/** What is wrong with a setup that is to be shared (spec sections 5 and 8). */
export const SUBMISSION_ERRORS = siteTexts('submission-errors', {
  title: 'Give your setup a title.',
  titleLong: (max: number): string => `A title has at most ${max} characters.`,
  description: 'Say something about your setup.',
  descriptionLong: (max: number): string => `A description has at most ${max} characters.`,
  noLinks: 'Take the web address out of this line.',
  links: (max: number): string => {
    const later = `Take the web address out. Once you have been here for ${TRUST_DAYS.known} days and confirmed your email address, a description can have one.`;
    return max === 0
      ? later
      : `A description of yours has at most ${max} web ${max === 1 ? 'address' : 'addresses'}.`;
  },
  images: 'Add at least one picture.',
  screenSize: (min: number, max: number): string =>
    `A screen size is a whole number of inches from ${min} to ${max}.`,
  distance: (min: number, max: number, unit: string): string =>
    `A throw distance is a length from ${min} to ${max} ${unit}, like ${unit === 'm' ? '3.5' : '11.5'}.`,
  long: (max: number): string => `This has at most ${max} characters.`,
  notAnImage: (name: string): string => `${name} isn't a PNG, JPG or WebP picture.`,
  heic: (name: string): string =>
    `${name} is a HEIC picture, which this browser can't read: export it as JPG, or set the phone's camera to "Most compatible".`,
  unreadable: (name: string): string => `${name} couldn't be read as a picture.`,
  tooLarge: (name: string): string =>
    `${name} is still over 5 MB after we made it smaller: choose a smaller one.`,
});
