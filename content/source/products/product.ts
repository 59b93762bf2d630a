import type { ProjectorKind } from '@lumen-throw/domain/projector';
import type { Evidence } from '../projectors/projector.ts';
import { orderRank, reference, type SeedDocument } from '../document.ts';
import { imageField, type PictureSource } from '../pictures.ts';

/** What a product of the seed is made of, in fewer words than the document itself. */
export interface ProductSource {
  id: string;
  name: string;
  description: string;
  /** For whom it is a pick: what follows "Our pick for". */
  bestFor?: string;
  /** Why it is a pick, in a sentence. */
  pickReason?: string;
  /** Shown once the picture is ready; until then the site draws the product's kind. */
  image?: PictureSource;
  badge?: string;
  /** The month that a badge with a count of buyers is about, `YYYY-MM`. */
  badgeMonth?: string;
  features: string[];
  tags?: string[];
  rating: number;
  reviewsText: string;
  priceTier: '$' | '$$' | '$$$' | '$$$$';
  search: string;
  /** Of a screen: what a fabric of this kind makes of light. */
  surface?: { material: string; gain: number; rejectedPercent: number; evidence: Evidence };
  /** Kind of the real models that it leads to. */
  modelKind?: ProjectorKind;
  specifications?: {
    lumens: number;
    resolution: '720p' | '1080p' | '4K';
    throwRatioMin: number;
    throwRatioMax: number;
    lightSource: 'lamp' | 'led' | 'laser';
    portable: boolean;
    smart: boolean;
  };
}

/**
 * Documents of products of one kind, in the order in which the site lists them.
 * @param category id of the accessory page that lists them; null for projectors and ambiance
 */
export function products(kind: string, category: string | null, sources: ProductSource[]): SeedDocument[] {
  return sources.map((source, index) => ({
    _id: source.id,
    _type: 'product',
    name: source.name,
    kind,
    ...(category === null ? {} : { category: reference(category) }),
    description: source.description,
    ...(source.bestFor ? { bestFor: source.bestFor } : {}),
    ...(source.pickReason ? { pickReason: source.pickReason } : {}),
    ...imageField(source.image),
    ...(source.badge ? { badge: source.badge } : {}),
    ...(source.badgeMonth ? { badgeMonth: source.badgeMonth } : {}),
    features: source.features,
    ...(source.tags ? { tags: source.tags } : {}),
    // Nobody gave these stars, and no model is behind the figures: every product of the seed is a sample.
    rating: source.rating,
    reviewsText: source.reviewsText,
    sample: true,
    priceTier: source.priceTier,
    searchPhrase: source.search,
    ...(source.modelKind ? { modelKind: source.modelKind } : {}),
    ...(source.surface ? { surface: source.surface } : {}),
    ...(source.specifications ? { specifications: source.specifications } : {}),
    orderRank: orderRank(index),
  }));
}
