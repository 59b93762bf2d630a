import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { HomeIcon } from '@sanity/icons/Home';
import { LinkIcon } from '@sanity/icons/Link';
import { PackageIcon } from '@sanity/icons/Package';
import type { ComponentType } from 'react';

interface WelcomeTask {
  title: string;
  text: string;
  icon: ComponentType;
  /** Address inside the Studio. */
  to: string;
}

/** The five things an editor does most. */
export const WELCOME_TASKS: readonly WelcomeTask[] = [
  {
    title: 'Change a page and watch it change',
    text: 'Open Preview at the top, click any text or picture on the page, and type. Press Publish when it reads well.',
    icon: EyeOpenIcon,
    to: '/presentation',
  },
  {
    title: 'Write a guide',
    text: 'Title, cover picture, text, two related guides. Fix what is marked red before you can publish; yellow is advice.',
    icon: AddDocumentIcon,
    to: '/intent/create/template=article;type=article/',
  },
  {
    title: 'Add a product',
    text: 'Name, picture, price tier, and what the shop link searches for. Then choose the accessory page that lists it.',
    icon: PackageIcon,
    to: '/intent/create/template=product;type=product/',
  },
  {
    title: 'Rearrange the home page',
    text: 'Drag its sections, change their headings, choose other guides and products.',
    icon: HomeIcon,
    to: '/structure/homePage',
  },
  {
    title: 'Give a page a new address',
    text: 'Open a guide, change Address and publish. The old address keeps working, so links and search results still arrive.',
    icon: LinkIcon,
    to: '/structure/guides',
  },
];
