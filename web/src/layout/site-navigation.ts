import { COMPARISON_HREF, PATHS } from '@lumen-throw/domain/site-paths';
import { LAYOUT_TEXTS } from '../texts/layout.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

/** Links that stand by themselves, before the groups. */
export const TOP_LINKS: readonly NavigationLink[] = [
  { label: LAYOUT_TEXTS.home, href: PATHS.home },
  { label: LAYOUT_TEXTS.compare, href: COMPARISON_HREF },
];

const learn: NavigationGroup = {
  label: LAYOUT_TEXTS.learn,
  links: [
    { label: LAYOUT_TEXTS.blog, href: PATHS.blog },
    { label: LAYOUT_TEXTS.glossary, href: PATHS.glossary },
  ],
};

const inspiration: NavigationGroup = {
  label: LAYOUT_TEXTS.inspiration,
  links: [
    { label: LAYOUT_TEXTS.gallery, href: PATHS.gallery },
    { label: LAYOUT_TEXTS.seasonal, href: PATHS.seasonal },
  ],
};

const tools: NavigationGroup = {
  label: LAYOUT_TEXTS.tools,
  links: [{ label: LAYOUT_TEXTS.throwCalculator, href: PATHS.throwCalculator }],
};

const accessories: NavigationGroup = {
  label: LAYOUT_TEXTS.accessories,
  links: [
    { label: LAYOUT_TEXTS.allAccessories, href: PATHS.accessories },
    { label: LAYOUT_TEXTS.ambiance, href: PATHS.ambiance },
  ],
};

/** The header's menus on a wide screen. */
export const DESKTOP_GROUPS: readonly NavigationGroup[] = [learn, inspiration, tools, accessories];

/** The same in the order of the menu on a phone. */
export const MOBILE_GROUPS: readonly NavigationGroup[] = [accessories, learn, inspiration, tools];
