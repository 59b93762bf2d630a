import { accessoryCategoryHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { listed } from '../../content/listed.ts';
import { ArrowRightIcon } from '../../design/icons.tsx';
import { PageWidth } from '../../design/page-width.tsx';
import { Picture } from '../../design/picture.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { media, theme } from '../../design/theme.ts';
import { Heading } from '../../design/type.tsx';
import { ContentButton } from '../../links/content-link.tsx';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  margin-bottom: ${theme.space.m};

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: ${theme.space.s};
  text-decoration: none;
`;

const Art = styled.div`
  border-radius: ${theme.radius.m};
  overflow: hidden;
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};

  svg {
    flex: none;
    color: ${theme.color.accent};
    transition: transform ${theme.motion.quick};
  }

  a:hover & svg {
    transform: translateX(3px);
  }
`;

export function CategoryGrid({ section }: { section: SectionContent<'categoryGrid'> }) {
  const categories = listed(section.categories).filter(({ slug, title }) => slug && title);
  return (
    <Section $night>
      <PageWidth>
        <SectionHead eyebrow={section.eyebrow} heading={section.heading ?? ''} intro={section.intro} />
        <Tiles role="list">
          {categories.map(({ _id, slug, title, image }) => (
            <li key={_id}>
              <Tile to={accessoryCategoryHref(slug ?? '')}>
                <Art>
                  <Picture picture={image} aspect={1.6} decorative sizes="(min-width: 62rem) 18rem, 46vw" />
                </Art>
                <Label>
                  <Heading as="h3" $size="h4">
                    {title}
                  </Heading>
                  <ArrowRightIcon />
                </Label>
              </Tile>
            </li>
          ))}
        </Tiles>
        <ContentButton action={section.action} />
      </PageWidth>
    </Section>
  );
}
