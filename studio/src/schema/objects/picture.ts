import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType, type FieldDefinition, type ImageRule, type Rule } from 'sanity';
import {
  PICTURE_WANTED,
  largeEnough,
  notTooHeavy,
  notTooLarge,
  type ImageValue,
} from '../../validation/picture-size.ts';

/** What the picker offers; an SVG can carry scripts and is not among them. */
const PICTURE_TYPES = 'image/jpeg, image/png, image/webp, image/avif';

/** The text that stands for a picture; `imageDescriptions` of the document checks asks for it. */
const alt = defineField({
  name: 'alt',
  title: "Description for people who can't see it",
  type: 'string',
  description: 'Say what the picture shows, in a sentence: "A white projector on a kitchen table".',
});

const caption: FieldDefinition = defineField({
  name: 'caption',
  title: 'Caption',
  type: 'string',
  description: 'Shown below the picture. Optional.',
});

/**
 * Rules of every picture. A field with rules of its own lists these too: its rules stand in place of
 * the type's.
 */
export function pictureRules(rule: Rule): Rule[];
export function pictureRules(rule: ImageRule): ImageRule[];
export function pictureRules(rule: ImageRule): ImageRule[] {
  return [
    rule.custom((value) => notTooLarge(value)),
    rule.custom((value) => largeEnough(value)).warning(),
    rule.custom((value, context) => notTooHeavy(value, context)).warning(),
  ];
}

/** Asks for a picture where none is. @param sentence that the editor reads */
export function pictureNeeded(rule: Rule, sentence: string): Rule {
  return rule.custom((value?: ImageValue) => (value?.asset ? true : sentence));
}

/** Advises to choose a picture where none is. @param advice the sentence that the editor reads */
export function pictureAdvised(rule: Rule, advice: string): Rule {
  return pictureNeeded(rule, advice).warning();
}

/** An image with its description and a hotspot, wherever a page shows one. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: PICTURE_WANTED,
  options: { hotspot: true, accept: PICTURE_TYPES },
  fields: [alt],
  validation: pictureRules,
});

/** A picture inside a text, with an optional caption. */
export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: PICTURE_WANTED,
  options: { hotspot: true, accept: PICTURE_TYPES },
  fields: [alt, caption],
  validation: (rule) => [rule.assetRequired().error('Choose the picture.'), ...pictureRules(rule)],
  preview: { select: { title: 'caption', subtitle: 'alt', media: 'asset' } },
});
