import { memo } from 'react';
import styled from 'styled-components';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { Heading, Lead } from '../../../shared/design/type.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { ShareActions } from './share-actions.tsx';
import type { Settings } from '../state/settings.ts';

const Head = styled(PageWidth)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m} ${theme.space.l};
  align-items: end;
  justify-content: space-between;
  padding-block: clamp(${theme.space.l}, 5vw, ${theme.space.xl})
    clamp(${theme.space.m}, 3vw, ${theme.space.l});

  ${media.print} {
    padding-block: 0 ${theme.space.s};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 24rem;
  gap: ${theme.space.s};
  max-width: 46rem;

  p {
    max-width: 50ch;
  }

  ${media.print} {
    p {
      display: none;
    }
  }
`;

interface CalculatorHeadProps {
  title: string;
  intro: string;
  settings: Settings;
}

/** Title of the page, and how to hand the calculation on. */
export const CalculatorHead = memo(function CalculatorHead({ title, intro, settings }: CalculatorHeadProps) {
  return (
    <Head as="header">
      <Words>
        <Heading as="h1" $size="h1">
          {title}
        </Heading>
        <Lead>{intro}</Lead>
      </Words>
      <ShareActions settings={settings} title={title} />
    </Head>
  );
});
