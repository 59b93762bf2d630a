import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { HomeIcon } from '@sanity/icons/Home';
import { LinkIcon } from '@sanity/icons/Link';
import { PackageIcon } from '@sanity/icons/Package';
import type { ComponentType } from 'react';
import { PRODUCT_OF_KIND } from '../structure/product-lists.ts';

interface WelcomeTask {
  title: string;
  text: string;
  icon: ComponentType;
  intent: 'create' | 'edit';
  params: Record<string, string>;
}

/** The five things an editor does most. */
export const WELCOME_TASKS: readonly WelcomeTask[] = [
  {
    title: 'Change a page and watch it change',
    text: 'Open Preview at the top, click any text or picture on the page, and type. Press Publish when it reads well.',
    icon: EyeOpenIcon,
    intent: 'edit',
    params: { id: 'homePage', type: 'homePage', mode: 'presentation', presentation: 'presentation' },
  },
  {
    title: 'Write a guide',
    text: 'Title, cover picture, text, two related guides. Fields in red must be mended before you can publish; yellow is advice.',
    icon: AddDocumentIcon,
    intent: 'create',
    params: { type: 'article', template: 'article' },
  },
  {
    title: 'Add a product',
    text: 'Name, picture, price tier and what the shop link searches for. Then choose the accessory page that lists it.',
    icon: PackageIcon,
    intent: 'create',
    params: { type: 'product', template: PRODUCT_OF_KIND, kind: 'projector' },
  },
  {
    title: 'Rearrange the home page',
    text: 'Drag its sections, change their headings, choose other guides and products.',
    icon: HomeIcon,
    intent: 'edit',
    params: { id: 'homePage', type: 'homePage' },
  },
  {
    title: 'Give a page a new address',
    text: 'Change Address and publish. The old address keeps working by itself: links and search results still arrive.',
    icon: LinkIcon,
    intent: 'edit',
    params: { id: 'navigation', type: 'navigation' },
  },
];
