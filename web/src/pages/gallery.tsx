import { PageWidth } from '../design/page-width.tsx';
import { Section } from '../design/section.tsx';
import { Heading } from '../design/type.tsx';
import { Seo } from '../seo/seo.tsx';

const TITLE = 'Gallery';

/** Holds the place of the page until it is built. */
export function Component() {
  return (
    <Section>
      <Seo title={TITLE} noIndex />
      <PageWidth>
        <Heading as="h1" $size="h1">
          {TITLE}
        </Heading>
      </PageWidth>
    </Section>
  );
}
