import styled from 'styled-components';
import { PageWidth } from '../design/page-width.tsx';
import { theme } from '../design/theme.ts';
import { ContentButton, type ContentAction } from './content-link.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  padding-bottom: ${theme.space.section};
`;

/** Where an editor leads on to at the end of a page; nothing where no way is given. */
export function ContentButtons({ actions }: { actions: readonly (ContentAction & { _key: string })[] }) {
  if (actions.length === 0) return null;
  return (
    <PageWidth>
      <Row>
        {actions.map((action) => (
          <ContentButton key={action._key} action={action} kind="quiet" />
        ))}
      </Row>
    </PageWidth>
  );
}
