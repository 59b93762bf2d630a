import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { cleanLine, cleanText, textLength } from '@lumen-throw/domain/member-text';
import { linksIn } from '@lumen-throw/domain/trust';
import {
  DEFAULT_SETUP_SIZE,
  DEFAULT_SETUP_TYPE,
  SETUP_SIZES,
  SETUP_TYPES,
  type SetupSize,
  type SetupType,
} from '@lumen-throw/domain/setup';
import type { SetupDraft } from '@lumen-throw/community/index';
import { SUBMISSION_ERRORS } from './error-texts.ts';
import { EMPTY_KIT, isKit, kitErrors, typedDiagonal, type KitValues } from './kit-values.ts';

/** What the form holds, as typed. */
export interface SubmissionValues extends KitValues {
  title: string;
  description: string;
  type: SetupType;
  size: SetupSize;
  city: string;
  state: string;
  country: string;
  projector: string;
  screenSize: string;
}

export const EMPTY_SUBMISSION: SubmissionValues = {
  title: '',
  description: '',
  type: DEFAULT_SETUP_TYPE,
  size: DEFAULT_SETUP_SIZE,
  city: '',
  state: '',
  country: '',
  projector: '',
  screenSize: '',
  ...EMPTY_KIT,
};

export type SubmissionErrors = Partial<Record<keyof SubmissionValues | 'images', string>>;

function tooLong(text: string, max: number, words: (max: number) => string): string | undefined {
  return textLength(cleanText(text)) > max ? words(max) : undefined;
}

/** What is wrong with the text of a description. @param links web addresses that it may have */
function descriptionError(text: string, links: number): string | undefined {
  if (!cleanText(text)) return SUBMISSION_ERRORS.description;
  if (linksIn(text) > links) return SUBMISSION_ERRORS.links(links);
  return tooLong(text, SETUP_LIMITS.descriptionMax, SUBMISSION_ERRORS.descriptionLong);
}

/** The same of a line. @param links web addresses that stood there before: it gets no others */
function lineError(
  text: string,
  links: number,
  max: number,
  words = SUBMISSION_ERRORS.long,
): string | undefined {
  return linksIn(text) > links ? SUBMISSION_ERRORS.noLinks : tooLong(text, max, words);
}

/**
 * What is wrong with the form, by field; empty when it may be sent.
 * @param links web addresses that a new description may have
 * @param before what is being edited: web addresses that stood there may stay
 */
export function submissionErrors(
  values: SubmissionValues,
  imageCount: number,
  links: number,
  before: SubmissionValues = EMPTY_SUBMISSION,
): SubmissionErrors {
  const { titleMax, locationPartMax, projectorModelMax, screenSizeInchesMin, screenSizeInchesMax } =
    SETUP_LIMITS;
  const found: Record<string, string | undefined> = {
    images: imageCount === 0 ? SUBMISSION_ERRORS.images : undefined,
    title: cleanLine(values.title)
      ? lineError(values.title, linksIn(before.title), titleMax, SUBMISSION_ERRORS.titleLong)
      : SUBMISSION_ERRORS.title,
    description: descriptionError(values.description, Math.max(links, linksIn(before.description))),
    city: lineError(values.city, linksIn(before.city), locationPartMax),
    state: lineError(values.state, linksIn(before.state), locationPartMax),
    country: lineError(values.country, linksIn(before.country), locationPartMax),
    projector: lineError(values.projector, linksIn(before.projector), projectorModelMax),
    screenSize:
      typedDiagonal(values.screenSize) === undefined
        ? SUBMISSION_ERRORS.screenSize(screenSizeInchesMin, screenSizeInchesMax)
        : undefined,
    ...kitErrors(values),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** Whether something required is missing, besides whatever else is wrong. */
export function lacksRequired({ images, title, description }: SubmissionErrors): boolean {
  return (
    images !== undefined || title === SUBMISSION_ERRORS.title || description === SUBMISSION_ERRORS.description
  );
}

/** The form in the community's terms; call it once there are no errors. */
export function setupDraft(values: SubmissionValues): SetupDraft {
  return {
    title: values.title,
    description: values.description,
    location_city: values.city,
    location_state: values.state,
    location_country: values.country,
    size_tag: values.size,
    type_tag: values.type,
    projector_model: values.projector,
    screen_size_inches: typedDiagonal(values.screenSize) ?? null,
  };
}

/** Whether something that was stored is a form of this version. */
export function isSubmission(value: unknown): value is SubmissionValues {
  if (typeof value !== 'object' || value === null) return false;
  const texts = Object.keys(EMPTY_SUBMISSION).every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
  const { type, size } = value as SubmissionValues;
  return texts && SETUP_TYPES.includes(type) && SETUP_SIZES.includes(size) && isKit({ ...value });
}

const FIELDS = Object.keys(EMPTY_SUBMISSION) as (keyof SubmissionValues)[];

/** Whether two forms hold the same. */
export function hasSameTexts(one: SubmissionValues, other: SubmissionValues): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Whether nothing was typed or chosen yet. */
export function isUntouched(values: SubmissionValues): boolean {
  return hasSameTexts(values, EMPTY_SUBMISSION);
}
