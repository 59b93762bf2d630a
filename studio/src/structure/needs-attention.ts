import { monthsBefore } from '@lumen-throw/domain/checks/days';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { FIGURE_FIELDS } from '@lumen-throw/domain/figures';
import { REVIEW_INTERVALS, REVIEW_MONTHS } from '@lumen-throw/domain/limits';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { EditIcon } from '@sanity/icons/Edit';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { ImageRemoveIcon } from '@sanity/icons/ImageRemove';
import { LinkRemovedIcon } from '@sanity/icons/LinkRemoved';
import { RemoveCircleIcon } from '@sanity/icons/RemoveCircle';
import { RobotIcon } from '@sanity/icons/Robot';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { ComponentType } from 'react';
import type { SortOrdering } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { StripPane } from '../samples/strip-pane.tsx';
import { SAMPLES_TEXTS } from '../samples/texts.ts';
import { groupItem } from './singleton-item.ts';

/** Things on the site that an editor should look after. */
interface Concern {
  id: string;
  title: string;
  icon: ComponentType;
  /** GROQ, with the parameters of `reviewParameters`. */
  filter: string;
}

const sinceOf = (months: number): string => `reviewedSince${months}`;

/** The day before which a review is old, for each interval that a document can have. @param today as `YYYY-MM-DD` */
export function reviewParameters(today: string): Record<string, string> {
  return Object.fromEntries(REVIEW_INTERVALS.map((months) => [sinceOf(months), monthsBefore(today, months)]));
}

/** GROQ for that day, as the document's editor chose. */
const REVIEWED_SINCE = `select(${REVIEW_INTERVALS.map((months) => `reviewEvery == ${months} => $${sinceOf(months)}`).join(', ')}, $${sinceOf(REVIEW_MONTHS)})`;

/** Whether a source of a projector was read before that day: one figure that is corrected renews no other. */
const SEEN = `[${FIGURE_FIELDS.map((field) => `...coalesce(${field}[].evidence.seen, [])`).join(', ')}]`;
const READ_BEFORE = `select(${[
  ...REVIEW_INTERVALS.map((months) => `reviewEvery == ${months} => count(${SEEN}[@ < $${sinceOf(months)}])`),
  `count(${SEEN}[@ < $${sinceOf(REVIEW_MONTHS)}])`,
].join(', ')}) > 0`;

const PICTURED = '_type in ["product", "article", "accessoryCategory", "ambiancePage", "seasonalTheme"]';

export const CONCERNS: readonly Concern[] = [
  {
    id: 'missing-picture',
    title: 'No picture',
    icon: ImageRemoveIcon,
    filter: `${PICTURED} && !defined(coalesce(image, cover).asset)`,
  },
  {
    id: 'missing-alt',
    title: 'Picture without a description',
    icon: EyeClosedIcon,
    filter: `_type != "sanity.imageAsset" && (
      (defined(image.asset) && !defined(image.alt)) ||
      (defined(cover.asset) && !defined(cover.alt)) ||
      (defined(shareImage.asset) && !defined(shareImage.alt)) ||
      (defined(galleryImage.asset) && !defined(galleryImage.alt)) ||
      count(body[_type == "figure" && defined(asset) && !defined(alt)]) > 0 ||
      count(sections[defined(image.asset) && !defined(image.alt)]) > 0 ||
      count(indoor.items[defined(image.asset) && !defined(image.alt)]) > 0 ||
      count(outdoor.items[defined(image.asset) && !defined(image.alt)]) > 0 ||
      count(moods.items[defined(image.asset) && !defined(image.alt)]) > 0
    )`,
  },
  {
    id: 'unpublished-changes',
    title: 'Unpublished changes',
    icon: EditIcon,
    filter: '_id in path("drafts.**") || _originalId in path("drafts.**")',
  },
  {
    id: 'outdated',
    title: 'Review is overdue',
    icon: CalendarIcon,
    filter: `(_type == "article" && !defined(updatedOn))
      || (_type in ["article", "infoPage"] && updatedOn < ${REVIEWED_SINCE})
      || (_type == "projector" && ${READ_BEFORE})
      || (_type == "product" && dateTime(_updatedAt) < dateTime($${sinceOf(REVIEW_MONTHS)} + "T00:00:00Z"))`,
  },
  {
    id: 'no-link',
    title: 'Product without a shop link',
    icon: LinkRemovedIcon,
    filter: '_type == "product" && coalesce(marketplaceId, "") == "" && coalesce(searchPhrase, "") == ""',
  },
  {
    id: 'hidden',
    title: 'Pages hidden from lists and search engines',
    icon: EyeClosedIcon,
    filter: 'unlisted == true',
  },
  {
    id: 'samples',
    title: 'Sample ratings, quotes and texts',
    icon: RobotIcon,
    filter: 'sample == true',
  },
];

/** Orders that documents of all types have; the first is that of a list when it opens. */
const ORDERINGS = [
  { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' as const }] },
  { name: 'kind', title: 'Kind', by: [{ field: '_type', direction: 'asc' as const }] },
] as const satisfies readonly SortOrdering[];

/** Lists of documents that want to be looked after. @param today as `YYYY-MM-DD` */
export function needsAttention(S: StructureBuilder, today: string): ListItemBuilder {
  const parameters = reviewParameters(today);
  return groupItem(S, { id: 'needs-attention', title: 'Needs attention', icon: WarningOutlineIcon }, [
    ...CONCERNS.map(({ id, title, icon, filter }) =>
      S.listItem()
        .id(id)
        .title(title)
        .icon(icon)
        .child(
          S.documentList()
            .id(id)
            .title(title)
            .apiVersion(CONTENT_API_VERSION)
            .filter(filter)
            .params(parameters)
            .defaultOrdering(ORDERINGS[0].by)
            .menuItems(ORDERINGS.map((ordering) => S.orderingMenuItem(ordering)))
            .initialValueTemplates([]),
        ),
    ),
    S.divider(),
    S.listItem()
      .id('take-samples-out')
      .title(SAMPLES_TEXTS.title)
      .icon(RemoveCircleIcon)
      .child(S.component(StripPane).id('take-samples-out').title(SAMPLES_TEXTS.title)),
  ]);
}
